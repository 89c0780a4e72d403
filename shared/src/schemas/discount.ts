import * as z from 'zod';
import { maxPercent, missingMinOrder, normaliseCode } from '#rules/discount.ts';
import { formatMoney } from '#rules/money.ts';
import { AuditChange } from './audit.ts';
import { amount, day, paging, requiredText, text } from './fields.ts';
import { CategoryId, CollectionId, CompanyId, DiscountId } from './ids.ts';

export const maxDiscounts = 100;
export const maxAutomatic = 20;
const maxAmountCents = 100_000;
const maxLimit = 1_000_000;

const DiscountState = z.enum(['live', 'coming', 'over', 'off', 'used_up']);
export type DiscountState = z.output<typeof DiscountState>;

const nullableReference = <S extends z.ZodType>(id: S) => z.object({ id, name: z.string() }).nullable();

export const Discount = z.object({
  id: DiscountId,
  name: z.string(),
  code: z.string().nullable(),
  kind: z.enum(['percent', 'amount']),
  value: z.number(),
  company_id: CompanyId.nullable(),
  category_id: CategoryId.nullable(),
  collection_id: CollectionId.nullable(),
  company: nullableReference(CompanyId),
  category: nullableReference(CategoryId),
  collection: nullableReference(CollectionId),
  min_order: z.number(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  limit_total: z.int().nullable(),
  limit_per_person: z.int().nullable(),
  active: z.boolean(),
  /** Who pays for it: the florist, or the market out of its commission. */
  borne_by: z.enum(['florist', 'market']),
  state: DiscountState,
  used: z.int(),
  taken_off: z.number(),
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Discount = z.output<typeof Discount>;

const codePattern = /^(?:[A-Z0-9][A-Z0-9-]{2,19})?$/;
const codeMessage = 'Use 3 to 20 letters and digits, such as MAY10';

const code = z
  .string()
  .transform(normaliseCode)
  .pipe(z.string().regex(codePattern, codeMessage))
  .transform((value) => value || null);

const limit = z.int('Enter a whole number').min(1, 'At least 1').max(maxLimit, 'At most a million');

export const SavedTerms = Discount.pick({
  ...{ name: true, code: true, kind: true, value: true, active: true },
  ...{ company_id: true, category_id: true, collection_id: true, min_order: true },
  ...{ from: true, to: true, limit_total: true, limit_per_person: true },
});
export type SavedTerms = z.output<typeof SavedTerms>;

export const DiscountHistoryLine = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  what: z.string(),
  changes: z.array(AuditChange),
  /** The state after the change; null when unknown. */
  terms: SavedTerms.nullable(),
});
export type DiscountHistoryLine = z.output<typeof DiscountHistoryLine>;

export const DiscountDetails = Discount.extend({ history: z.array(DiscountHistoryLine) });
export type DiscountDetails = z.output<typeof DiscountDetails>;

const fields = {
  name: requiredText(60, 'Enter name'),
  code: code.nullable(),
  kind: z.enum(['percent', 'amount']),
  value: amount('Enter how much it takes off'),
  company_id: CompanyId.nullable(),
  category_id: CategoryId.nullable(),
  collection_id: CollectionId.nullable(),
  min_order: amount(),
  from: day.nullable(),
  to: day.nullable(),
  limit_total: limit.nullable(),
  limit_per_person: limit.nullable(),
  active: z.boolean(),
};

interface Checked {
  kind: 'percent' | 'amount';
  /** Hundredths of a percent, or cents. */
  value: number;
  min_order: number;
  from: string | null;
  to: string | null;
}

function checkDiscount(discount: Checked, context: z.RefinementCtx<Checked>): void {
  const { kind, value, min_order: minimum, from, to } = discount;
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (kind === 'percent') {
    const isWhole = value % 100 === 0 && value >= 100 && value <= maxPercent * 100;
    if (!isWhole) refuse('value', `From 1 to ${maxPercent}, without decimals`);
  } else if (value < 1 || value > maxAmountCents) {
    refuse('value', 'From 1 cent to $1,000');
  } else {
    const least = missingMinOrder(value, minimum, maxPercent);
    if (least) refuse('min_order', `At least ${formatMoney(least)}, so that something is left to pay`);
  }
  if (from && to && to < from) refuse('to', 'Must be the first day or later');
}

export const DiscountInput = z
  .object({
    ...fields,
    code: fields.code.default(null),
    company_id: fields.company_id.default(null),
    category_id: fields.category_id.default(null),
    collection_id: fields.collection_id.default(null),
    min_order: fields.min_order.default(0),
    from: fields.from.default(null),
    to: fields.to.default(null),
    limit_total: fields.limit_total.default(null),
    limit_per_person: fields.limit_per_person.default(null),
    active: fields.active.default(true),
    version: z.int().optional(),
  })
  .superRefine(checkDiscount);
export type DiscountInput = z.output<typeof DiscountInput>;

export const DiscountsQuery = z.object({
  ...paging,
  search: text(60).optional(),
  state: z.enum(['all', 'live', 'coming', 'over']).default('all'),
  used_by: z.enum(['code', 'automatic']).optional(),
  /** Admins only: the florist; omitted for the market's own. */
  company_id: CompanyId.optional(),
  sort: z.enum(['new', 'name', 'used']).default('new'),
});

export const DiscountsPage = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_pages: z.int(),
  counts: z.object({ all: z.int(), live: z.int(), coming: z.int(), over: z.int() }),
  data: z.array(Discount),
});

import * as z from 'zod';
import { parseDollars } from '#rules/money.ts';
import type { PriceChange } from '#rules/priceChange.ts';
import { dollars, finite, flag, jsonList } from './fields.ts';
import { CompanyId, ProductId } from './ids.ts';

const signedDollars = z.union([z.number(), z.string()]).transform((value, context) => {
  const text = String(value).trim();
  const cents = parseDollars(text.replace(/^-/, ''));
  if (cents !== undefined) return text.startsWith('-') ? -cents : cents;
  context.addIssue({ code: 'custom', message: 'Enter an amount such as 5 or -2.50' });
  return z.NEVER;
});

const PriceInput = z
  .object({
    by_percent: finite.pipe(z.number().min(-99, 'At most 99 % down').max(900, 'At most 900 % up')).optional(),
    by_amount: signedDollars.optional(),
    to: dollars.optional(),
    round: z.literal([1, 0.5]).nullable().default(null),
  })
  .transform((input, context): PriceChange => {
    const changes = [
      ...(input.by_percent === undefined ? [] : [{ percent: input.by_percent }]),
      ...(input.by_amount === undefined ? [] : [{ cents: input.by_amount }]),
      ...(input.to === undefined ? [] : [{ toCents: input.to }]),
    ];
    const [by] = changes;
    if (by && changes.length === 1) return { by, roundToCents: roundings[`${input.round}`] };
    context.addIssue({ code: 'custom', message: 'Choose one of by_percent, by_amount and to' });
    return z.NEVER;
  });

const roundings = { '1': 100, '0.5': 50, null: null } as const;

const Change = z.union([z.object({ price: PriceInput }), z.object({ active: flag })]);
export type ProductBulkChange = z.output<typeof Change>;

export interface ForCompany {
  company_id: CompanyId | undefined;
}

export interface ManyProducts extends ForCompany {
  ids: readonly ProductId[];
  change: ProductBulkChange;
  key: string | undefined;
}

export type ProductBulkRequest = ManyProducts | (ForCompany & { undo: string });

/** Product ids with a change, or `undo` with a change's id. A repeat under the same `key` gets the first response. */
export const ProductBulk = z
  .object({
    ids: jsonList(ProductId).optional(),
    change: Change.optional(),
    undo: z.string().min(1).max(64).optional(),
    key: z.string().min(1).max(64).optional(),
    company_id: CompanyId.optional(),
  })
  .transform(({ ids = [], change, undo, key, company_id }, context): ProductBulkRequest => {
    if (undo) return { undo, company_id };
    if (change && ids.length > 0) return { ids: [...new Set(ids)], change, key, company_id };
    const [path, message] = change ? ['ids', 'Choose products'] : ['change', 'Choose what to change'];
    context.addIssue({ code: 'custom', path: [path], message });
    return z.NEVER;
  });

export const ProductOutcome = z.object({ id: ProductId, ok: z.boolean(), error: z.string().nullable() });
export type ProductOutcome = z.output<typeof ProductOutcome>;

/** A change that can be undone until `until`. */
export const UndoableChange = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  until: z.iso.datetime(),
  change: z.union([
    z.object({
      price: z.object({
        by_percent: z.number().optional(),
        by_amount: z.number().optional(),
        to: z.number().optional(),
        round: z.number().nullable(),
      }),
    }),
    z.object({ active: z.boolean() }),
  ]),
  products: z.int(),
});
export type UndoableChange = z.output<typeof UndoableChange>;

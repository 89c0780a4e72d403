import { AppError } from '@bloomkin/shared/errors.ts';
import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { describeTaking } from '@bloomkin/shared/rules/describeDiscount.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { type DescribedFields, describeChanges } from '#model/audit/describeChanges.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import { removal } from '#model/catalogueLog/change.ts';
import {
  type DiscountItem,
  discountChange,
  discountRemoval,
  discountWrites,
  type ReadDiscounts,
} from '#model/discounts/discountEntity.ts';
import { forgetPast } from '#model/discounts/discountPastEntity.ts';
import { type DiscountUse, divideLimit, putQuotas } from '#model/discounts/discountUseEntity.ts';
import { conflict } from '#platform/table/retry.ts';
import { transact, type Write } from '#platform/table/transact.ts';

interface Saving {
  read: DiscountItem | undefined;
  uses: readonly DiscountUse[];
  relist: ReadDiscounts['relist'];
  idempotency?: readonly Write[];
  past?: readonly Write[];
  /** Names of the categories, collections and florists it applies to or applied to. */
  names: ReadonlyMap<string, string>;
  now: Date;
}

/** `conflict` when the discount, its list or its uses changed since the read. */
export async function saveDiscount(
  next: DiscountItem,
  { read, uses, relist, idempotency = [], past = [], names, now }: Saving,
): Promise<Record<string, string> | typeof conflict> {
  const { version, writes: catalogue } = logChanges([discountChange(next)], now);
  const isLimitChanged = next.limitTotal !== (read?.limitTotal ?? null);
  const failed = await transact({
    ...discountWrites(next, read),
    list: relist(next.id, next),
    quotas: isLimitChanged ? putQuotas(divideLimit(next, next.limitTotal, uses), uses) : [],
    catalogue,
    idempotency,
    past,
    act: recordDiscountAct(read ? 'discount.edited' : 'discount.created', { read, next, names, now }),
  });
  // A concurrent request with this key won: its response is stored.
  if (failed === 'idempotency') throw new AppError('CONFLICT.BUSY');
  return failed ? conflict : versionHeaders(version);
}

/** Keeps its uses, which existing orders may still return. */
export async function deleteSavedDiscount(
  read: DiscountItem,
  { relist, names, now }: Pick<Saving, 'relist' | 'names' | 'now'>,
): Promise<Record<string, string> | typeof conflict> {
  const { version, writes: catalogue } = logChanges([removal('discount', read.id, read.revision + 1)], now);
  const failed = await transact({
    ...discountRemoval(read),
    list: relist(read.id, undefined),
    past: forgetPast(read.id),
    catalogue,
    act: recordDiscountAct('discount.deleted', { read, next: undefined, names, now }),
  });
  return failed ? conflict : versionHeaders(version);
}

type Names = ReadonlyMap<string, string>;

const toShown = (discount: DiscountItem, names: Names) => ({
  ...discount,
  takesOff: describeTaking(discount),
  florist: getName(discount.companyId, names),
  category: getName(discount.categoryId, names),
  collection: getName(discount.collectionId, names),
});

const getName = (id: string | null, names: Names): string => (id ? (names.get(id) ?? id) : 'All');

const fields: DescribedFields<ReturnType<typeof toShown>> = {
  name: 'Name',
  code: 'Code',
  takesOff: 'Takes off',
  florist: 'Florist',
  category: 'Category',
  collection: 'Collection',
  minOrderCents: ['Smallest order', (cents) => formatMoney(cents)],
  fromDay: 'From',
  toDay: 'To',
  active: 'On',
  limitTotal: 'Times in all',
  limitPerPerson: 'Times a person',
};

interface DiscountChange {
  read: DiscountItem | undefined;
  next: DiscountItem | undefined;
  names: Names;
  now: Date;
}

function recordDiscountAct(
  act: Extract<AuditAct, `discount.${string}`>,
  { read, next, names, now }: DiscountChange,
): Write[] {
  const discount = next ?? read;
  if (!discount) return [];
  const object = { id: discount.id, name: discount.name };
  const describe = (one: DiscountItem | undefined) => one && toShown(one, names);
  return recordAct({
    act,
    at: now,
    object,
    changes: describeChanges(describe(read), describe(next), fields),
  });
}

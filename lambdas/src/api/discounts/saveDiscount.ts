import { AppError } from '@bloomkin/shared/errors.ts';
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
import { recordDiscountAct } from './discountActs.ts';

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

import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import {
  discountChange,
  discountWrites,
  findDiscount,
  readDiscounts,
} from '#model/discounts/discountEntity.ts';
import { countUses, type DiscountUse, findUses } from '#model/discounts/discountUseEntity.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';

/** Counts again, so late or repeated records are harmless. The catalogue hides used-up discounts. */
export const onDiscountUsed = ({ discountId, quota }: DiscountUse, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    if (quota === undefined) return undefined;
    const discount = await findDiscount(discountId);
    if (!discount || discount.code !== null || discount.limitTotal === null) return undefined;
    const usedUp = countUses(await findUses([discount])) >= discount.limitTotal;
    if (usedUp === discount.usedUp) return undefined;
    const next = { ...discount, usedUp, revision: discount.revision + 1 };
    const { relist } = await readDiscounts(discount.ownerId);
    const failed = await transact({
      ...discountWrites(next, discount),
      list: relist(next.id, next),
      catalogue: logChanges([discountChange(next)], now).writes,
    });
    return failed ? conflict : undefined;
  });

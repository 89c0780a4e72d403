import { describeDelivery } from '#model/orders/describeDelivery.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { findTold, putDueNotice, saveTold, saveToldOnce } from './dueNoticeEntity.ts';
import { isToldAtOnce } from './orderChanges.ts';

/** An undo within it is silent (docs/product-rules.md, "Status"). */
const delayMs = 60_000;

/** The buyer is told of a new time, place or dispatch a minute later, if it still holds then. */
export async function delayNotice(before: OrderItem | undefined, after: OrderItem, now: Date): Promise<void> {
  if (!before) return;
  const isMoved = describeDelivery(before) !== describeDelivery(after);
  const isSent = Boolean(before.dispatchedAt) !== Boolean(after.dispatchedAt);
  if (!isMoved && !isSent) return;
  if (isMoved && isToldAtOnce({ before, after })) {
    const { dispatchedAt } = (await findTold(after.id)) ?? before;
    await saveTold(after.id, { ...after, dispatchedAt }, now);
  } else await saveToldOnce(after.id, before, now);
  await putDueNotice(after.id, new Date(Date.parse(after.updatedAt) + delayMs));
}

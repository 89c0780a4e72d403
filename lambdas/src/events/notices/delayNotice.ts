import { settleMinutes } from '@bloomkin/shared/rules/orderStatus.ts';
import { describeDelivery } from '#model/orders/describeDelivery.ts';
import {
  dueNoticePut,
  findAnnouncedState,
  saveAnnouncedState,
  saveAnnouncedStateOnce,
} from '#model/orders/dueNoticeEntity.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import type { WriteRequest } from '#platform/table/batchWrite.ts';
import { isToldAtOnce } from './orderChanges.ts';

/** An undo within it is silent (docs/product-rules.md, "Status"). */
const delayMs = 60_000;

/** The buyer is told of a new time or place, a dispatch or the end a minute later, if it still holds then. */
export async function delayNotice(
  before: OrderItem | undefined,
  after: OrderItem,
  now: Date,
): Promise<WriteRequest[]> {
  if (!before) return [];
  const isMoved = describeDelivery(before) !== describeDelivery(after);
  const isSent = Boolean(before.dispatchedAt) !== Boolean(after.dispatchedAt);
  const isEnded = (before.status === 'completed') !== (after.status === 'completed');
  if (!isMoved && !isSent && !isEnded) return [];
  if (isMoved && isToldAtOnce({ before, after })) {
    const { dispatchedAt, status } = (await findAnnouncedState(after.id)) ?? before;
    await saveAnnouncedState(after.id, { ...after, dispatchedAt, status }, now);
  } else await saveAnnouncedStateOnce(after.id, before, now);
  const changedMs = Date.parse(after.updatedAt);
  const isCompleted = isEnded && after.status === 'completed';
  return [delayMs, ...(isCompleted ? [settleMinutes * 60_000] : [])].map((ms) =>
    dueNoticePut(after.id, new Date(changedMs + ms)),
  );
}

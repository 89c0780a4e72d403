import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { addressSilent, recipientReminded } from '#events/notices/addressNotices.ts';
import type { NoticeBuilder } from '#events/notices/buyerNotice.ts';
import { readNoticeContext } from '#events/notices/noticeContext.ts';
import { isNewForFlorist } from '#events/notices/orderChanges.ts';
import { composeNotice } from '#events/notices/orderNotices.ts';
import { sendNotice } from '#events/notices/sendNotice.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { acceptReminderPuts } from '#model/orders/acceptReminderEntity.ts';
import { findAddressClock } from '#model/orders/addressClock.ts';
import { isAddressAwaited } from '#model/orders/door.ts';
import { withLine } from '#model/orders/historyLine.ts';
import { findOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { bloomkin } from '#model/orders/orderHold.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import type { WriteRequest } from '#platform/table/batchWrite.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';

/** The times follow from the order, so that a repeated event writes the same rows. */
export async function planAddressSteps(
  before: OrderItem | undefined,
  after: OrderItem,
): Promise<WriteRequest[]> {
  if (!isAddressAwaited(after)) return [];
  const isMoved = before?.day !== after.day || before.period?.startTime !== after.period?.startTime;
  const isOther = before?.recipient?.phone !== after.recipient?.phone;
  if (!isNewForFlorist({ before, after }) && !isMoved && !isOther) return [];
  const clock = findAddressClock(after, await findCompany(after.companyId));
  if (!clock) return [];
  const instants = [clock.remindAt, clock.tellAt, clock.until].map((at) => at.toISOString());
  return acceptReminderPuts(after.id, instants);
}

/** Late and repeated runs are harmless: each is told once, and an order ends once (docs/product-rules.md, "Address later"). */
export const advanceAddress = (orderId: OrderId, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const order = await findOrder(orderId);
    const clock = order && findAddressClock(order, await findCompany(order.companyId));
    if (!clock || clock.remindAt > now) return undefined;
    if (clock.until <= now) return (await lapse(order, now)) ? undefined : conflict;
    await tell(order, clock.tellAt <= now ? addressSilent : recipientReminded, now);
    return undefined;
  });

/** Cancels an order without an address. One that is already being made stays open, for the florist to resolve. */
async function lapse(order: OrderItem, now: Date): Promise<boolean> {
  const { status } = order;
  if (status !== 'new' && status !== 'in_progress') return true;
  const line = { what: 'status', from: status, to: 'canceled' } as const;
  const ended: OrderItem = {
    ...order,
    status: 'canceled',
    addressEnd: 'lapsed',
    updatedAt: now.toISOString(),
  };
  return saveOrder(order, { ...withLine(ended, { by: bloomkin, now }, line), version: order.version + 1 });
}

async function tell(order: OrderItem, compose: NoticeBuilder, now: Date): Promise<void> {
  const { parties, wording } = await readNoticeContext(order, now);
  await sendNotice(order.id, composeNotice(compose, order, { ...parties, ...wording }), now);
}

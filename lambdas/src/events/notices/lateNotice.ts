import { findDueEnd } from '@bloomkin/shared/rules/lateOrder.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { findOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { type OrderLate, recordBuyerTold } from '#model/orders/orderLateEntity.ts';
import { late } from './buyerNotices.ts';
import { deleteDueNotice, putDueNotice, toDueNotice } from './dueNoticeEntity.ts';
import { askedForFlorist } from './floristNotices.ts';
import { readNoticeContext } from './noticeContext.ts';
import { composeNotice } from './orderNotices.ts';
import { sendNotice } from './sendNotice.ts';

/** Long enough for a driver to press "Delivered" at the door. */
const graceMs = 3 * 60_000;

function findTellAt(order: OrderItem | undefined): Date | undefined {
  const end = order && !order.deletedAt ? findDueEnd(order) : null;
  return end ? new Date(end.getTime() + graceMs) : undefined;
}

/** A delivered order leaves no row, so that the job meets few at the end of a busy window. */
export async function planLateNotice(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  const [old, next] = [findTellAt(before), findTellAt(after)];
  if (old?.getTime() === next?.getTime()) return;
  if (next) await putDueNotice(after.id, next);
  if (old) await deleteDueNotice(toDueNotice(after.id, old));
}

/** Once for each day that the order was due. */
export async function tellBuyerIfLate(order: OrderItem, now: Date): Promise<void> {
  const end = findDueEnd(order);
  if (!end || end > now) return;
  const { parties, wording } = await readNoticeContext(order, now);
  const notice = composeNotice(late, order, { ...parties, ...wording });
  const { time } = localTime(now, order.timeZone);
  // An order of the whole day is late at midnight: the e-mail is enough.
  const sms = time < '07:00' || time >= '21:00' ? null : notice.sms;
  await sendNotice(order.id, { ...notice, sms }, now);
  await recordBuyerTold(order.id, now);
}

export async function remindOnce(before: OrderLate | undefined, after: OrderLate, now: Date): Promise<void> {
  if (before?.remindedAt || !after.remindedAt) return;
  const order = await findOrder(after.orderId);
  if (!order) return;
  const { parties, wording } = await readNoticeContext(order, now);
  await sendNotice(order.id, composeNotice(askedForFlorist, order, { ...parties, ...wording }), now);
}

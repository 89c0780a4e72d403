import { findDueEnd } from '@bloomkin/shared/rules/lateOrder.ts';
import { isOpen } from '@bloomkin/shared/rules/orderStatus.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import { dueNoticeDelete, dueNoticePut } from '#model/orders/dueNoticeEntity.ts';
import { findOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { type OrderLate, recordBuyerTold } from '#model/orders/orderLateEntity.ts';
import type { WriteRequest } from '#platform/table/batchWrite.ts';
import { late } from './buyerNotices.ts';
import { askedForFlorist } from './floristNotices.ts';
import type { Notice } from './notice.ts';
import { readNoticeContext } from './noticeContext.ts';
import { isAwaitingPayment } from './orderChanges.ts';
import { composeNotice } from './orderNotices.ts';
import { shopStopped } from './rescueNotices.ts';
import { sendNotice } from './sendNotice.ts';

/** Long enough for a driver to press "Delivered" at the door. */
const graceMs = 3 * 60_000;

function findTellAt(order: OrderItem | undefined): Date | undefined {
  const end = order && !order.deletedAt ? findDueEnd(order) : null;
  return end ? new Date(end.getTime() + graceMs) : undefined;
}

/** A delivered order leaves no row, so that the job meets few at the end of a busy window. */
export function planLateNotice(before: OrderItem | undefined, after: OrderItem): WriteRequest[] {
  const [old, next] = [findTellAt(before), findTellAt(after)];
  if (old?.getTime() === next?.getTime()) return [];
  return [...(old ? [dueNoticeDelete(after.id, old)] : []), ...(next ? [dueNoticePut(after.id, next)] : [])];
}

/** Once for each day that the order was due. */
export async function notifyBuyerIfLate(order: OrderItem, now: Date): Promise<void> {
  const end = findDueEnd(order);
  if (!end || end > now) return;
  const { parties, wording } = await readNoticeContext(order, now);
  const notice = composeNotice(late, order, { ...parties, ...wording });
  // An order of the whole day is late at midnight: the e-mail is enough.
  await sendByDay(order, notice, now);
  await recordBuyerTold(order.id, now);
}

async function sendByDay(order: OrderItem, notice: Notice, now: Date): Promise<void> {
  const { time } = localTime(now, order.timeZone);
  const sms = time < '07:00' || time >= '21:00' ? null : notice.sms;
  await sendNotice(order.id, { ...notice, sms }, now);
}

/** Once for each time that an admin stopped the shop, unless it sells again already. */
export async function notifyBuyerIfStopped(order: OrderItem, now: Date): Promise<void> {
  if (!isOpen(order.status) || isAwaitingPayment(order)) return;
  const hold = (await findCompanyItem(order.companyId))?.switchedOff;
  if (!hold?.buyersTold) return;
  const { parties, wording } = await readNoticeContext(order, now);
  await sendByDay(order, composeNotice(shopStopped(hold.at), order, { ...parties, ...wording }), now);
}

export async function remindOnce(before: OrderLate | undefined, after: OrderLate, now: Date): Promise<void> {
  if (before?.remindedAt || !after.remindedAt) return;
  const order = await findOrder(after.orderId);
  if (!order) return;
  const { parties, wording } = await readNoticeContext(order, now);
  await sendNotice(order.id, composeNotice(askedForFlorist, order, { ...parties, ...wording }), now);
}

import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { remindFlorist } from '#events/notices/acceptReminder.ts';
import { notifyBuyerIfLate, notifyBuyerIfStopped } from '#events/notices/lateNotice.ts';
import { readNoticeContext } from '#events/notices/noticeContext.ts';
import { listDelayedNotices } from '#events/notices/orderNotices.ts';
import { sendNotice } from '#events/notices/sendNotice.ts';
import { advanceAddress } from '#events/rescue/advanceAddress.ts';
import { advanceRescue } from '#events/rescue/advanceRescue.ts';
import { expireSwap } from '#events/rescue/expireSwap.ts';
import { deleteHoldDue, listDueHolds } from '#model/companies/holdDueEntity.ts';
import { deleteAcceptReminder, listDueReminders } from '#model/orders/acceptReminderEntity.ts';
import {
  deleteDueNotice,
  findAnnouncedState,
  listDueNotices,
  saveAnnouncedState,
} from '#model/orders/dueNoticeEntity.ts';
import { findOrder } from '#model/orders/orderEntity.ts';
import { endHolds } from './endHolds.ts';
import { readInstant, tryOrder, tryRow } from './schedule.ts';

const failure = 'a delayed notice could not be sent';

/** Every minute; repeated or overlapping runs are harmless, because each notice is sent once by its name. */
export async function handler(event: unknown): Promise<{ due: number }> {
  const now = readInstant(event);
  const [changes, reminders, holds] = await Promise.all([
    listDueNotices(now),
    listDueReminders(now),
    listDueHolds(now),
  ]);
  for (const due of changes)
    await tryOrder(due.orderId, failure, async () => {
      await notifyBuyer(due.orderId, now);
      await deleteDueNotice(due);
    });
  for (const due of reminders)
    await tryOrder(due.orderId, failure, async () => {
      await remindFlorist(due.orderId, now);
      await advanceRescue(due.orderId, now);
      await expireSwap(due.orderId, now);
      await advanceAddress(due.orderId, now);
      await deleteAcceptReminder(due);
    });
  for (const due of holds)
    await tryRow({ companyId: due.companyId }, 'a hold could not be ended', async () => {
      await endHolds(due.companyId, now);
      await deleteHoldDue(due);
    });
  return { due: changes.length + reminders.length + holds.length };
}

async function notifyBuyer(orderId: OrderId, now: Date): Promise<void> {
  const [order, announced] = await Promise.all([findOrder(orderId), findAnnouncedState(orderId)]);
  if (order) await notifyBuyerIfLate(order, now);
  if (order) await notifyBuyerIfStopped(order, now);
  if (!order || !announced) return;
  const { parties, wording } = await readNoticeContext(order, now);
  for (const notice of listDelayedNotices(announced, order, parties, wording))
    await sendNotice(orderId, notice, now);
  await saveAnnouncedState(orderId, order, now);
}

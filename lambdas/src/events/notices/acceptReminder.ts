import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { findAcceptClock } from '#model/orders/acceptClock.ts';
import { acceptReminderPuts } from '#model/orders/acceptReminderEntity.ts';
import { findOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { wasOpened } from '#model/orders/orderOpenedEntity.ts';
import type { WriteRequest } from '#platform/table/batchWrite.ts';
import { findColleagues } from './floristContact.ts';
import { readNoticeContext } from './noticeContext.ts';
import { isNewForFlorist } from './orderChanges.ts';
import { listAcceptReminders, listSecondReminders } from './orderNotices.ts';
import { sendNotice } from './sendNotice.ts';

/** The times follow from the order, so that a repeated event writes the same rows. An order that is paid later has no clock of its own. */
export async function planAcceptReminder(
  before: OrderItem | undefined,
  after: OrderItem,
): Promise<WriteRequest[]> {
  if (!isNewForFlorist({ before, after })) return [];
  const clock = after.acceptClock ?? (await findAcceptClock(after, new Date(after.updatedAt)));
  const instants = clock ? [clock.remindAt, clock.secondAt, clock.acceptBy] : [];
  return acceptReminderPuts(
    after.id,
    instants.flatMap((at) => at ?? []),
  );
}

/** Repeated and late runs are harmless: each person is told once by each name. */
export async function remindFlorist(orderId: OrderId, now: Date): Promise<void> {
  const order = await findOrder(orderId);
  if (order?.status !== 'new') return;
  const { parties, wording } = await readNoticeContext(order, now);
  if (!(await wasOpened(orderId)))
    for (const notice of listAcceptReminders(order, parties, wording)) await sendNotice(orderId, notice, now);
  const { secondAt } = order.acceptClock ?? {};
  if (!secondAt || secondAt > now.toISOString()) return;
  const colleagues = await findColleagues(order);
  for (const notice of listSecondReminders(order, parties, wording, colleagues))
    await sendNotice(orderId, notice, now);
}

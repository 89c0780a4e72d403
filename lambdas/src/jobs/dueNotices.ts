import * as z from 'zod';
import { logError } from '../http/log.ts';
import { findOrder } from '../orders/orderEntity.ts';
import {
  type DueNotice,
  deleteDueNotice,
  findTold,
  listDueNotices,
  saveTold,
} from './notices/dueNoticeEntity.ts';
import { readNoticeContext } from './notices/noticeContext.ts';
import { listDelayedNotices } from './notices/orderNotices.ts';
import { sendNotice } from './notices/sendNotice.ts';

/** Uses the schedule's time to decide what is due. */
const ScheduledEvent = z.object({ time: z.iso.datetime() });

/** Every minute; repeated or overlapping runs are harmless, because each notice is sent once by its name. */
export async function handler(event: unknown): Promise<{ due: number }> {
  const now = new Date(ScheduledEvent.parse(event).time);
  const due = await listDueNotices(now);
  for (const one of due) {
    try {
      await tellBuyer(one, now);
      await deleteDueNotice(one);
    } catch (error) {
      logError('a delayed notice could not be sent', {
        orderId: one.orderId,
        ...(error instanceof Error && { error }),
      });
    }
  }
  return { due: due.length };
}

async function tellBuyer({ orderId }: DueNotice, now: Date): Promise<void> {
  const [order, told] = await Promise.all([findOrder(orderId), findTold(orderId)]);
  if (!order || !told) return;
  const { parties, wording } = await readNoticeContext(order, now);
  for (const notice of listDelayedNotices(told, order, parties, wording))
    await sendNotice(orderId, notice, now);
  await saveTold(orderId, order, now);
}

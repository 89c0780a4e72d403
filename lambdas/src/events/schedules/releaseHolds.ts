import * as z from 'zod';
import { deleteHold, type HoldItem, listLapsedHolds } from '#model/orders/holdEntity.ts';
import { findOrder } from '#model/orders/orderEntity.ts';
import { lapse, lapseInstant } from '#model/orders/orderHold.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import { logError, logInfo } from '#platform/log.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';

/** Uses the schedule's time to decide which holds have lapsed. */
const ScheduledEvent = z.object({ time: z.iso.datetime() });

/** The order's version lets either the lapse or a payment win; repeated or overlapping runs are harmless. */
export async function handler(event: unknown): Promise<{ lapsed: number; released: number }> {
  const now = new Date(ScheduledEvent.parse(event).time);
  const holds = await listLapsedHolds(now);
  let released = 0;
  for (const hold of holds) {
    try {
      if (await release(hold, now)) released++;
    } catch (error) {
      logError('a hold could not be released', {
        orderId: hold.orderId,
        ...(error instanceof Error && { error }),
      });
    }
  }
  if (released > 0) logInfo('holds released', { count: released });
  return { lapsed: holds.length, released };
}

const release = (hold: HoldItem, now: Date): Promise<boolean> =>
  retryOnConflict(async () => {
    const order = await findOrder(hold.orderId);
    if (!order || lapseInstant(order) !== hold.until) {
      await deleteHold(hold);
      return false;
    }
    return (await saveOrder(order, lapse(order, now))) || conflict;
  });

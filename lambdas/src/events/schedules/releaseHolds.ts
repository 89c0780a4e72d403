import { deleteHold, type HoldItem, listLapsedHolds } from '#model/orders/holdEntity.ts';
import { findOrder } from '#model/orders/orderEntity.ts';
import { lapse, lapseInstant } from '#model/orders/orderHold.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import { logInfo } from '#platform/log.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { readInstant, tryOrder } from './schedule.ts';

/** The order's version lets either the lapse or a payment win; repeated or overlapping runs are harmless. */
export async function handler(event: unknown): Promise<{ lapsed: number; released: number }> {
  const now = readInstant(event);
  const holds = await listLapsedHolds(now);
  let released = 0;
  for (const hold of holds) {
    await tryOrder(hold.orderId, 'a hold could not be released', async () => {
      if (await release(hold, now)) released++;
    });
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

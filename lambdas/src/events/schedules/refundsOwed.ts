import { refundOrder } from '#events/consumers/refundCanceled.ts';
import { listRefundsOwed, refundOwedSince } from '#model/orders/orderEntity.ts';
import { logInfo } from '#platform/log.ts';
import { tryOrder } from './schedule.ts';

/** For outages longer than the stream's retries; permanent refusals were logged at cancellation. */
export async function handler(): Promise<{ owed: number; asked: number }> {
  let [asked, oldestHours] = [0, 0];
  const orders = await listRefundsOwed();
  for (const order of orders) {
    const hours = Math.floor((Date.now() - refundOwedSince(order).getTime()) / (60 * 60_000));
    oldestHours = Math.max(oldestHours, hours);
    await tryOrder(order.id, 'a refund waits for the provider', async () => {
      if (!(await refundOrder(order))) asked++;
    });
  }
  if (orders.length > 0) logInfo('the oldest refund owed', { count: oldestHours });
  return { owed: orders.length, asked };
}

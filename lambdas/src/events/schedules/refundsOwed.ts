import { refundOrder } from '#events/consumers/refundCanceled.ts';
import { listRefundsOwed, type OrderItem } from '#model/orders/orderEntity.ts';
import { logInfo } from '#platform/log.ts';
import { tryOrder } from './schedule.ts';

/** For outages longer than the stream's retries; permanent refusals were logged at cancellation. */
export async function handler(): Promise<{ owed: number; asked: number }> {
  let [asked, oldestHours] = [0, 0];
  const orders = await listRefundsOwed();
  for (const order of orders) {
    oldestHours = Math.max(oldestHours, hoursOwed(order));
    await tryOrder(order.id, 'a refund waits for the provider', async () => {
      if (!(await refundOrder(order))) asked++;
    });
  }
  if (orders.length > 0) logInfo('the oldest refund owed', { count: oldestHours });
  return { owed: orders.length, asked };
}

function hoursOwed({ history, updatedAt }: OrderItem): number {
  const canceled = history.findLast(({ what, to }) => what === 'status' && to === 'canceled');
  return Math.floor((Date.now() - Date.parse(canceled?.at ?? updatedAt)) / (60 * 60_000));
}

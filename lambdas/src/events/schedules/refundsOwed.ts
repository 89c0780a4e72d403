import { refundOrder } from '#events/consumers/refundCanceled.ts';
import { listRefundsOwed, type OrderItem } from '#model/orders/orderEntity.ts';
import { logError, logInfo } from '#platform/log.ts';

/** For outages longer than the stream's retries; permanent refusals were logged at cancellation. */
export async function handler(): Promise<{ owed: number; asked: number }> {
  let [asked, oldestHours] = [0, 0];
  const orders = await listRefundsOwed();
  for (const order of orders) {
    oldestHours = Math.max(oldestHours, hoursOwed(order));
    try {
      if (!(await refundOrder(order))) asked++;
    } catch (error) {
      logError('a refund waits for the provider', {
        orderId: order.id,
        ...(error instanceof Error && { error }),
      });
    }
  }
  if (orders.length > 0) logInfo('the oldest refund owed', { count: oldestHours });
  return { owed: orders.length, asked };
}

function hoursOwed({ history, updatedAt }: OrderItem): number {
  const canceled = history.findLast(({ what, to }) => what === 'status' && to === 'canceled');
  return Math.floor((Date.now() - Date.parse(canceled?.at ?? updatedAt)) / (60 * 60_000));
}

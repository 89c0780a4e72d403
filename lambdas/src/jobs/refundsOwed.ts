import { logError, logInfo } from '../http/log.ts';
import { findOrders, type ListedOrder, listOrdersOfAll, type OrderItem } from '../orders/orderEntity.ts';
import { isRefundOwed, refundOrder } from './consumers/refundCanceled.ts';

/** Longer than any delivery is booked ahead, so that no cancelable order is missed. */
const lookBackMs = 200 * 24 * 60 * 60_000;
const batchSize = 100;

const canBeOwed = ({ status, paymentStatus }: ListedOrder) =>
  status === 'canceled' && paymentStatus === 'paid';

/** For outages longer than the stream's retries; permanent refusals were logged at cancellation. */
export async function handler(): Promise<{ owed: number; asked: number }> {
  const since = new Date(Date.now() - lookBackMs).toISOString();
  const ids = (await listOrdersOfAll(since)).filter(canBeOwed).map(({ id }) => id);
  let [owed, asked, oldestHours] = [0, 0, 0];
  for (let at = 0; at < ids.length; at += batchSize) {
    for (const order of (await findOrders(ids.slice(at, at + batchSize))).filter(isRefundOwed)) {
      owed++;
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
  }
  // The alarm reads the count.
  if (owed > 0) logInfo('the oldest refund owed', { count: oldestHours });
  return { owed, asked };
}

function hoursOwed({ history, updatedAt }: OrderItem): number {
  const canceled = history.findLast(({ what, to }) => what === 'status' && to === 'canceled');
  return Math.floor((Date.now() - Date.parse(canceled?.at ?? updatedAt)) / (60 * 60_000));
}

import { logError } from '../http/log.ts';
import { findOrders, type ListedOrder, listOrdersOfAll } from '../orders/orderEntity.ts';
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
  let [owed, asked] = [0, 0];
  for (let at = 0; at < ids.length; at += batchSize) {
    for (const order of (await findOrders(ids.slice(at, at + batchSize))).filter(isRefundOwed)) {
      owed++;
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
  return { owed, asked };
}

import { logError } from '../../http/log.ts';
import type { OrderItem } from '../../orders/orderEntity.ts';
import { isRefused, refundPayment } from '../../services/payments.ts';

type OwedOrder = OrderItem & { paymentIntentId: string };

/** As far as the provider has reported. */
export const isRefundOwed = (order: OrderItem): order is OwedOrder =>
  order.status === 'canceled' &&
  order.paymentStatus === 'paid' &&
  order.paidBy === 'card' &&
  order.paymentIntentId !== null;

/**
 * A card payment goes back when its order is canceled, whoever canceled it. The order is marked refunded by the
 * provider's own word that it was (`paymentWebhook/chargeRefunded.ts`). The order's id is the key: it goes back once.
 */
export async function refundCanceled(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  if (before?.status === 'canceled' || !isRefundOwed(after)) return;
  const refusal = await refundOrder(after);
  if (refusal) logError('a refund was refused', { orderId: after.id, error: refusal });
}

/** Returns the provider's refusal; throws when it is unavailable. */
export async function refundOrder({ id, paymentIntentId }: OwedOrder): Promise<Error | undefined> {
  try {
    await refundPayment(paymentIntentId, id);
    return undefined;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return error;
  }
}

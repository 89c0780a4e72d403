import { logError } from '#http/log.ts';
import type { OrderItem } from '#orders/orderEntity.ts';
import { refundPayment } from '#services/payments.ts';
import { isRefused } from '#services/stripeClient.ts';

type OwedOrder = OrderItem & { paymentIntentId: string };

/** As far as the provider has reported. */
export const isRefundOwed = (order: OrderItem): order is OwedOrder =>
  order.status === 'canceled' &&
  order.paymentStatus === 'paid' &&
  order.paidBy === 'card' &&
  order.paymentIntentId !== null;

/** Idempotent by order. The provider's event marks it refunded (`paymentWebhook/chargeRefunded.ts`). */
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

import { logError } from '#http/log.ts';
import { isRefundOwed, type OrderItem } from '#orders/orderEntity.ts';
import { refundPayment } from '#services/payments.ts';
import { isRefused } from '#services/stripeClient.ts';

/** Idempotent by order. The provider's event marks it refunded (`paymentWebhook/chargeRefunded.ts`). */
export async function refundCanceled(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  if (before?.status === 'canceled' || !isRefundOwed(after)) return;
  const refusal = await refundOrder(after);
  if (refusal) logError('a refund was refused', { orderId: after.id, error: refusal });
}

/** Returns the provider's refusal; throws when it is unavailable. */
export async function refundOrder({
  id,
  paymentIntentId,
}: OrderItem & { paymentIntentId: string }): Promise<Error | undefined> {
  try {
    await refundPayment(paymentIntentId, id);
    return undefined;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return error;
  }
}

import { listCardPayments } from '#model/orders/cardPayments.ts';
import { isRefundOwed, type OrderItem } from '#model/orders/orderEntity.ts';
import { logError } from '#platform/log.ts';
import { refundPayment } from '#platform/services/payments.ts';
import { isRefused } from '#platform/services/stripeClient.ts';

/** Idempotent by order. The provider's event marks it refunded (`paymentWebhook/applyRefund.ts`). */
export async function refundCanceled(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  if ((before && isRefundOwed(before)) || !isRefundOwed(after)) return;
  const refusal = await refundOrder(after);
  if (refusal) logError('a refund was refused', { orderId: after.id, error: refusal });
}

/** Refunds all payments. Returns a refusal of the provider; throws when it is unavailable. */
export async function refundOrder(order: OrderItem): Promise<Error | undefined> {
  let refusal: Error | undefined;
  for (const { paymentIntentId } of listCardPayments(order)) {
    const isFirst = paymentIntentId === order.paymentIntentId;
    refusal =
      (await refundRest(paymentIntentId, isFirst ? order.id : `${order.id}_${paymentIntentId}`)) ?? refusal;
  }
  return refusal;
}

async function refundRest(paymentIntentId: string, reason: string): Promise<Error | undefined> {
  try {
    await refundPayment(paymentIntentId, reason);
    return undefined;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return error;
  }
}

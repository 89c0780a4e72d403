import { logError } from '../http/log.ts';
import type { OrderItem } from '../orders/orderItem.ts';
import { isRefused, refundPayment } from '../services/payments.ts';

/**
 * A card payment goes back when its order is canceled, whoever canceled it. The order is marked refunded by the
 * provider's own word that it was (`paymentWebhook/chargeRefunded.ts`). The order's id is the key: it goes back once.
 */
export async function refundCanceled(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  if (before?.status === 'canceled' || after.status !== 'canceled') return;
  const { paymentStatus, paidBy, paymentIntentId } = after;
  if (paymentStatus !== 'paid' || paidBy !== 'card' || !paymentIntentId) return;
  try {
    await refundPayment(paymentIntentId, after.id);
  } catch (error) {
    if (!isRefused(error)) throw error;
    logError('a refund was refused', {
      orderId: after.id,
      ...(error instanceof Error && { error }),
    });
  }
}

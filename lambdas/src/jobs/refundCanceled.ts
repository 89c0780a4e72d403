import { logError, logWarning } from '../http/log.ts';
import type { OrderItem } from '../orders/orderItem.ts';
import { isRefused, refundPayment } from '../services/payments.ts';

/** Whether a card payment of a canceled order has not gone back yet, as far as the provider has said. */
export const isOwed = ({ status, paymentStatus, paidBy, paymentIntentId }: OrderItem): boolean =>
  status === 'canceled' && paymentStatus === 'paid' && paidBy === 'card' && paymentIntentId !== null;

/**
 * A card payment goes back when its order is canceled, whoever canceled it. The order is marked refunded by the
 * provider's own word that it was (`paymentWebhook/chargeRefunded.ts`). The order's id is the key: it goes back once.
 */
export async function refundCanceled(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  if (before?.status === 'canceled' || !isOwed(after)) return;
  if (!(await giveBack(after))) logError('a refund was refused', { orderId: after.id });
}

/** False when the provider said no for good; throws when it could not be asked. */
export async function giveBack({ id, paymentIntentId }: OrderItem): Promise<boolean> {
  if (!paymentIntentId) return false;
  try {
    await refundPayment(paymentIntentId, id);
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    logWarning('the provider refuses a refund', { orderId: id, ...(error instanceof Error && { error }) });
    return false;
  }
}

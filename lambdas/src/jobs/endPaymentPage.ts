import type { OrderItem } from '../orders/orderEntity.ts';
import { findPayment } from '../payments/paymentEntity.ts';
import { expirePaymentPage } from '../services/payments.ts';

/** A canceled order's open card page takes no card any more. A payment that was faster goes back by itself. */
export async function endPaymentPage(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  if (before?.status === 'canceled' || after.status !== 'canceled' || after.paymentStatus !== 'not_paid')
    return;
  const payment = await findPayment(after.id);
  if (payment?.sessionId && !payment.ended) await expirePaymentPage(payment.sessionId);
}

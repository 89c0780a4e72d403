import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type Stripe from 'stripe';
import { endPage } from '../payments/paymentTable.ts';

/** The next try to pay opens another page. */
export async function sessionExpired(session: Stripe.Checkout.Session): Promise<void> {
  const orderId = OrderId.safeParse(session.client_reference_id);
  if (orderId.success) await endPage(orderId.data, session.id);
}

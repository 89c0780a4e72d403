import { AppError } from '@bloomkin/shared/errors.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type Stripe from 'stripe';
import { logError } from '../http/log.ts';
import type { OrderItem } from '../orders/orderItem.ts';
import { findOrder, replaceOrder } from '../orders/orderTable.ts';
import { insertLedgerLine, insertPaymentEvent } from '../payments/paymentTable.ts';
import { transact } from '../table/transact.ts';

const maxTries = 5;

/** Events come in any order: the provider sends this one again after the payment's own. */
const tooEarly = () => new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 30 });

/** A payment of another amount never marks the order paid: it was given back at once. */
function mayStillBeMarkedPaid(order: OrderItem, charge: Stripe.Charge): boolean {
  const open = order.paymentStatus === 'not_paid' && order.status !== 'canceled';
  return open && charge.currency === 'aud' && charge.amount === order.totalCents;
}

/**
 * A whole refund marks the order refunded. The refund of a payment that was given back because it came too late or twice
 * belongs to an order that another payment pays, or that is canceled and unpaid: that order stays as it is.
 */
export async function chargeRefunded(eventId: string, charge: Stripe.Charge, now: Date): Promise<void> {
  const orderId = OrderId.safeParse(charge.metadata.order_id);
  if (!orderId.success || !charge.refunded) return;
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const order = await findOrder(orderId.data);
    if (!order) return logError('a refund for an unknown order', { eventId, orderId: orderId.data });
    if (mayStillBeMarkedPaid(order, charge)) throw tooEarly();
    const intent =
      typeof charge.payment_intent === 'string' ? charge.payment_intent : charge.payment_intent?.id;
    if (order.paymentStatus !== 'paid' || order.paymentIntentId !== intent) return;
    const at = now.toISOString();
    const line = { at, by: 'Card payment', what: 'payment_status', from: 'paid', to: 'refunded' } as const;
    const failed = await transact([
      insertPaymentEvent(eventId, now),
      replaceOrder(
        {
          ...order,
          paymentStatus: 'refunded',
          history: [...order.history, line],
          version: order.version + 1,
          updatedAt: at,
        },
        order.version,
      ),
      insertLedgerLine({
        orderId: order.id,
        what: 'refund',
        amountCents: charge.amount_refunded,
        reference: charge.id,
        at,
      }),
    ]);
    if (!failed || failed.index === 0) return;
  }
  throw new Error('The order is changed by others again and again');
}

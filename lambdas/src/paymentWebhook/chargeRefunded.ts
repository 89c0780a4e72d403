import { AppError } from '@bloomkin/shared/errors.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { OrderItem } from '../orders/orderEntity.ts';
import { applyPaymentEvent, type EventEffect, withPaymentChange } from './applyPaymentEvent.ts';
import type { Charge } from './paymentEvent.ts';

/** Events come in any order: the provider sends this one again after the payment's own. */
const tooEarly = () => new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 30 });

/** A payment of another amount never marks the order paid: it was given back at once. */
function canStillBeMarkedPaid(order: OrderItem, charge: Charge): boolean {
  const open = order.paymentStatus === 'not_paid' && order.status !== 'canceled';
  return open && charge.currency === 'aud' && charge.amount === order.totalCents;
}

/** A whole refund of the payment that paid an order marks it refunded. */
export async function chargeRefunded(eventId: string, charge: Charge, now: Date): Promise<void> {
  const orderId = OrderId.safeParse(charge.metadata.order_id);
  if (!orderId.success || !charge.refunded) return;
  await applyPaymentEvent({ id: eventId, orderId: orderId.data, now }, (order) => {
    if (canStillBeMarkedPaid(order, charge)) throw tooEarly();
    return refundEffect(order, charge, now);
  });
}

/**
 * The refund of a payment that was given back because it came too late or twice belongs to an order that another payment
 * pays, or that is canceled and unpaid: that order stays as it is, and the ledger has its line.
 */
function refundEffect(order: OrderItem, charge: Charge, now: Date): EventEffect | undefined {
  const ledger = { what: 'refund', amountCents: charge.amount_refunded, reference: charge.id } as const;
  if (order.paymentIntentId !== charge.payment_intent) return { ledger };
  if (order.paymentStatus !== 'paid') return undefined;
  const line = { what: 'payment_status', from: 'paid', to: 'refunded' } as const;
  return { ledger, order: withPaymentChange(order, { paymentStatus: 'refunded' }, line, now) };
}

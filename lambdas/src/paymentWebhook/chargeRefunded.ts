import { AppError } from '@bloomkin/shared/errors.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { OrderItem } from '../orders/orderEntity.ts';
import { applyPaymentEvent, type EventEffect, withPaymentChange } from './applyPaymentEvent.ts';
import type { Charge } from './paymentEvent.ts';

/** Events come in any order: the provider repeats this event after the payment's own. */
const tooEarly = () => new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 30 });

/** A payment of another amount is refunded at once and never marks the order paid. */
function canStillBeMarkedPaid(order: OrderItem, charge: Charge): boolean {
  const open = order.paymentStatus === 'not_paid' && order.status !== 'canceled';
  return open && charge.currency === 'aud' && charge.amount === order.totalCents;
}

/** Only a full refund of the order's own payment marks it refunded. */
export async function chargeRefunded(eventId: string, charge: Charge, now: Date): Promise<void> {
  const orderId = OrderId.safeParse(charge.metadata.order_id);
  if (!orderId.success || !charge.refunded) return;
  await applyPaymentEvent({ id: eventId, orderId: orderId.data, now }, (order) => {
    if (canStillBeMarkedPaid(order, charge)) throw tooEarly();
    return refundEffect(order, charge, now);
  });
}

/** A refund of a late or duplicate payment goes to the ledger only. */
function refundEffect(order: OrderItem, charge: Charge, now: Date): EventEffect | undefined {
  const ledger = { what: 'refund', amountCents: charge.amount_refunded, reference: charge.id } as const;
  if (order.paymentIntentId !== charge.payment_intent) return { ledger };
  if (order.paymentStatus !== 'paid') return undefined;
  const line = { what: 'payment_status', from: 'paid', to: 'refunded' } as const;
  return { ledger, order: withPaymentChange(order, { paymentStatus: 'refunded' }, line, now) };
}

import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { logError } from '../http/log.ts';
import { findPaymentOrderId } from '../services/payments.ts';
import { applyPaymentEvent, withPaymentChange } from './applyPaymentEvent.ts';
import type { Dispute } from './paymentEvent.ts';

/** The error line alerts the operator, who must answer the bank; the florist gets a notice. */
export async function disputeOpened(eventId: string, dispute: Dispute, now: Date): Promise<void> {
  const { payment_intent: payment } = dispute;
  const orderId = OrderId.safeParse(payment && (await findPaymentOrderId(payment)));
  if (!orderId.success) return logError('a dispute without an order', { eventId });
  logError('a payment is disputed', { eventId, orderId: orderId.data });
  const line = { what: 'dispute', from: null, to: formatMoney(dispute.amount) } as const;
  await applyPaymentEvent({ id: eventId, orderId: orderId.data, now }, (order) => ({
    ledger: { what: 'dispute', amountCents: dispute.amount, reference: dispute.id },
    order: withPaymentChange(order, {}, line, now),
  }));
}

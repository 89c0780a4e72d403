import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/paymentWebhook.ts';
import { cardPayment } from '@bloomkin/shared/rules/cardPayment.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { setPayoutsReady } from '#model/companies/companyEntity.ts';
import { isOwnPayment } from '#model/orders/cardPayments.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { bloomkin } from '#model/orders/orderHold.ts';
import { closeProposal } from '#model/orders/proposal.ts';
import { removeRefundAsked } from '#model/orders/refundAskedEntity.ts';
import { placeWrites } from '#model/orders/saveOrder.ts';
import { confirmRefund, failRefund } from '#model/payments/orderRefund.ts';
import { endPage } from '#model/payments/paymentEntity.ts';
import { findCompanyOfAccount } from '#model/payments/payouts/paymentAccountEntity.ts';
import { findLine } from '#model/payments/settlement/ledgerEntity.ts';
import { passing, refund } from '#model/payments/settlement/settlement.ts';
import type { Handler } from '#platform/http/request.ts';
import { logError, logInfo, logWarning } from '#platform/log.ts';
import { findPaymentOrderId, verifyProviderEvent } from '#platform/services/payments.ts';
import { findPayoutAccount } from '#platform/services/payoutAccounts.ts';
import { applyPaidSession } from './applyPaidSession.ts';
import { applyPaymentEvent, type EventEffect } from './applyPaymentEvent.ts';
import { closeDispute, moveDisputedFunds, openDispute } from './disputes.ts';
import { AgentIntent, Dispute, ReceivedEvent, Refund, Session } from './paymentEvent.ts';

export const receivePaymentEvent: Handler<typeof routes.receivePaymentEvent> = async ({
  body,
  header,
  now,
}) => {
  const received = await verifyProviderEvent(body, header('stripe-signature') ?? '');
  if ('payload' in received) {
    const event = new ReceivedEvent(received.payload);
    logInfo('payment event', { eventId: event.id, what: event.type });
    await act(event, now);
  } else if (received.accountId) await syncPayoutAccount(received.accountId);
  return { received: true };
};

/** Unknown event types are accepted and ignored. */
async function act(event: ReceivedEvent, now: Date): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return applyPaidSession(event.id, event.read(Session), now);
    case 'payment_intent.succeeded':
      return applyAgentIntent(event, now);
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return applyExpiredSession(event.read(Session));
    case 'refund.created':
    case 'refund.failed':
      return applyRefund(event.id, event.read(Refund), now);
    case 'charge.dispute.created':
      return openDispute(event.id, event.read(Dispute), now);
    case 'charge.dispute.closed':
      return closeDispute(event.id, event.read(Dispute), now);
    case 'charge.dispute.funds_withdrawn':
      return moveDisputedFunds(event.id, event.read(Dispute), 'bank', now);
    case 'charge.dispute.funds_reinstated':
      return moveDisputedFunds(event.id, event.read(Dispute), 'platform', now);
    default:
      return undefined;
  }
}

/** As the session of a card page; the intents of those are told by their sessions. */
async function applyAgentIntent(event: ReceivedEvent, now: Date): Promise<void> {
  const { success, data: intent } = AgentIntent.safeParse(event.read(z.unknown()));
  if (!success) return;
  const { id, currency, amount_received: amount_total, metadata } = intent;
  const paid = { id, currency, amount_total, payment_intent: id, payment_status: 'paid' };
  await applyPaidSession(event.id, { ...paid, client_reference_id: metadata.order_id }, now);
}

async function applyExpiredSession(session: Session): Promise<void> {
  const orderId = OrderId.safeParse(session.client_reference_id);
  if (orderId.success) await endPage(orderId.data, session.id);
}

/** Reads the current state from the provider: events arrive late and out of order. */
async function syncPayoutAccount(accountId: string): Promise<void> {
  const [companyId, account] = await Promise.all([
    findCompanyOfAccount(accountId),
    findPayoutAccount(accountId),
  ]);
  if (!companyId || !account) return logWarning('an event of an account without a company', {});
  await setPayoutsReady(companyId, account);
}

/** Events arrive in any order: the provider repeats this one after the payment's. */
const tooEarly = () => new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 30 });

export async function applyRefund(eventId: string, made: Refund, now: Date): Promise<void> {
  const { payment_intent: payment, metadata } = made;
  const named = metadata?.order_id ?? (payment && (await findPaymentOrderId(payment)));
  const orderId = OrderId.safeParse(named);
  if (!orderId.success || !payment) return logError('a refund without an order', { eventId });
  await applyPaymentEvent({ id: eventId, orderId: orderId.data, now }, async (order) => {
    if (isOwnPayment(order, payment)) return refundEffect(order, { ...made, payment_intent: payment }, now);
    if (!(await findLine(order.id, 'charge', payment))) throw tooEarly();
    return { move: (current) => ({ next: current, movement: passing('refund', made.id, 0 - made.amount) }) };
  });
}

function refundEffect(order: OrderItem, made: Refund & { payment_intent: string }, now: Date): EventEffect {
  // Numbers count within an order: a moved payment has refunds of both.
  const isOwn = made.metadata?.order_id === order.id;
  const number = isOwn ? Number(made.metadata?.refund) || undefined : undefined;
  const others = number ? [removeRefundAsked(order.id, number)] : [];
  const isFailed = made.status === 'failed' || made.status === 'canceled';
  const cents = isFailed ? 0 - made.amount : made.amount;
  const fact = { number, paymentIntentId: made.payment_intent, amountCents: made.amount };
  const next = isFailed ? failRefund(order, fact, cardPayment, now) : confirmRefund(order, fact, now);
  const closed =
    next.paymentStatus === 'refunded' ? closeProposal(next, 'withdrawn', { by: bloomkin, now }) : next;
  return {
    move: (current) => refund(current, cents, isFailed ? `${made.id}_failed` : made.id),
    order: closed,
    others: [...others, ...placeWrites(order, closed)],
  };
}

import type * as routes from '@bloomkin/shared/routes/paymentWebhook.ts';
import type { Handler } from '#platform/http/request.ts';
import { logInfo } from '#platform/log.ts';
import { verifyProviderEvent } from '#platform/services/payments.ts';
import { applyExpiredSession } from './applyExpiredSession.ts';
import { applyPaidSession } from './applyPaidSession.ts';
import { applyRefund } from './applyRefund.ts';
import { closeDispute, moveDisputedFunds, openDispute } from './disputes.ts';
import { Dispute, ReceivedEvent, Refund, Session } from './paymentEvent.ts';
import { syncPayoutAccount } from './syncPayoutAccount.ts';

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

import type * as routes from '@bloomkin/shared/routes/paymentWebhook.ts';
import { logInfo } from '../http/log.ts';
import type { Handler } from '../http/request.ts';
import { verifyProviderEvent } from '../services/payments.ts';
import { accountChanged } from './accountChanged.ts';
import { disputeClosed, disputeFundsMoved, disputeOpened } from './disputeChanged.ts';
import { Dispute, ReceivedEvent, Refund, Session } from './paymentEvent.ts';
import { refundChanged } from './refundChanged.ts';
import { sessionExpired } from './sessionExpired.ts';
import { sessionPaid } from './sessionPaid.ts';

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
  } else if (received.accountId) await accountChanged(received.accountId);
  return { received: true };
};

/** Unknown event types are accepted and ignored. */
async function act(event: ReceivedEvent, now: Date): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return sessionPaid(event.id, event.read(Session), now);
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return sessionExpired(event.read(Session));
    case 'refund.created':
    case 'refund.failed':
      return refundChanged(event.id, event.read(Refund), now);
    case 'charge.dispute.created':
      return disputeOpened(event.id, event.read(Dispute), now);
    case 'charge.dispute.closed':
      return disputeClosed(event.id, event.read(Dispute), now);
    case 'charge.dispute.funds_withdrawn':
      return disputeFundsMoved(event.id, event.read(Dispute), 'bank', now);
    case 'charge.dispute.funds_reinstated':
      return disputeFundsMoved(event.id, event.read(Dispute), 'platform', now);
    default:
      return undefined;
  }
}

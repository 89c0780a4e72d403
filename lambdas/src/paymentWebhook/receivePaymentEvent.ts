import type * as routes from '@bloomkin/shared/routes/paymentWebhook.ts';
import { logInfo } from '../http/log.ts';
import type { Handler } from '../http/request.ts';
import { verifyProviderEvent } from '../services/payments.ts';
import { accountChanged } from './accountChanged.ts';
import { chargeRefunded } from './chargeRefunded.ts';
import { disputeOpened } from './disputeOpened.ts';
import { Charge, Dispute, ReceivedEvent, Session } from './paymentEvent.ts';
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
    case 'charge.refunded':
      return chargeRefunded(event.id, event.read(Charge), now);
    case 'charge.dispute.created':
      return disputeOpened(event.id, event.read(Dispute), now);
    default:
      return undefined;
  }
}

import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/paymentWebhook.ts';
import type Stripe from 'stripe';
import { logInfo } from '../http/log.ts';
import type { Handler } from '../http/request.ts';
import { isForged, readPaymentEvent } from '../services/payments.ts';
import { chargeRefunded } from './chargeRefunded.ts';
import { disputeOpened } from './disputeOpened.ts';
import { sessionExpired } from './sessionExpired.ts';
import { sessionPaid } from './sessionPaid.ts';

export const receivePaymentEvent: Handler<typeof routes.receivePaymentEvent> = async ({
  body,
  header,
  now,
}) => {
  const event = await verified(body, header('stripe-signature') ?? '');
  if (event) {
    logInfo('payment event', { eventId: event.id, what: event.type });
    await act(event, now);
  }
  return { received: true };
};

async function verified(body: Uint8Array, signature: string): Promise<Stripe.Event | undefined> {
  try {
    return await readPaymentEvent(body, signature);
  } catch (cause) {
    if (!isForged(cause)) throw cause;
    throw new AppError('REQUEST.UNREADABLE', { message: 'The signature is not valid', cause });
  }
}

/** Each event acts once, in whatever order they come; kinds we do not use are accepted and forgotten. */
async function act(event: Stripe.Event, now: Date): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return sessionPaid(event.id, event.data.object, now);
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return sessionExpired(event.data.object);
    case 'charge.refunded':
      return chargeRefunded(event.id, event.data.object, now);
    case 'charge.dispute.created':
      return disputeOpened(event.id, event.data.object, now);
    default:
      return undefined;
  }
}

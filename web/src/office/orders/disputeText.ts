import { readersDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';

interface Advice {
  claim: string;
  send: string;
}

const general: Advice = {
  claim: 'The buyer does not accept the payment.',
  send: 'Send what shows that the flowers were delivered: photos, messages, who took them in.',
};

/** By the provider's reason. */
const advice: Readonly<Record<string, Advice>> = {
  product_not_received: {
    claim: 'The buyer says it never came.',
    send: 'Send the delivery photo, the driver’s time and who took it in.',
  },
  product_unacceptable: {
    claim: 'The buyer says it was not as described.',
    send: 'Send a photo of what you made and your messages with the buyer.',
  },
  fraudulent: {
    claim: 'The buyer says the card was not used by them.',
    send: 'Send the delivery photo, the card message and your messages with the buyer.',
  },
  duplicate: {
    claim: 'The buyer says they paid twice.',
    send: 'Say for what each of the two payments was.',
  },
  credit_not_processed: {
    claim: 'The buyer says a refund never came.',
    send: 'Say what you refunded and when, or why none was due.',
  },
};

const dayMs = 24 * 60 * 60_000;

/** The florist's limit is a day before the bank's, so that there is time to hand it on. */
export function describeDispute(reason: string, respondBy: string | null, timeZone: string | null) {
  const limit = respondBy && new Date(Date.parse(respondBy) - dayMs);
  const zone = timeZone ?? marketTimeZone;
  return {
    ...(advice[reason] ?? general),
    by: limit ? readersDeadline(limit, zone) : null,
  };
}

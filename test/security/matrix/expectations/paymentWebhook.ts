import type * as routes from '@bloomkin/shared/routes/paymentWebhook.ts';
import { everybody, plain, type Rows } from '#security/matrix/row.ts';

/** Only the provider's signature opens it, no role does. */
export const paymentWebhook: Rows<typeof routes> = {
  receivePaymentEvent: plain(everybody('REQUEST.UNREADABLE'), () => ({
    body: { id: 'evt_1', type: 'checkout.session.completed' },
    headers: { 'stripe-signature': 't=1,v1=00' },
  })),
};

import type * as routes from '@bloomkin/shared/routes/paymentWebhook.ts';
import { everybody, type Rows, row } from '#security/matrix/row.ts';

/** Only the provider's signature opens it, no role does. */
export const paymentWebhook: Rows<typeof routes> = {
  receivePaymentEvent: row({
    subject: 'nothing',
    call: () => ({
      body: { id: 'evt_1', type: 'checkout.session.completed' },
      headers: { 'stripe-signature': 't=1,v1=00' },
    }),
    cells: { any: everybody('REQUEST.UNREADABLE') },
  }),
};

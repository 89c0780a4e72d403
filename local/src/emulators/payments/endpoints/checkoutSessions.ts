import * as z from 'zod';
import { endpoint } from '#emulators/payments/endpoint.ts';
import { expandable, listFields } from '#emulators/payments/formValues.ts';
import { listAnswer } from '#emulators/payments/listAnswer.ts';
import type { SessionRecord } from '#emulators/payments/objects/session.ts';
import type { PaymentsContext } from '#emulators/payments/paymentsContext.ts';
import { expireSession } from '#emulators/payments/sessionLife.ts';
import { invalidRequest, noSuch } from '#emulators/payments/stripeFault.ts';
import { CreateSession, newSession } from './newSession.ts';

const path = '/v1/checkout/sessions';
const Retrieve = z.strictObject(expandable);
function getSession({ store }: PaymentsContext, id: string): SessionRecord {
  const record = store.sessions.get(id);
  if (!record) throw noSuch('checkout.session', id, 'session');
  return record;
}

export const checkoutSessions = [
  endpoint('POST', path, CreateSession, (input, _, payments) => {
    const record = newSession(input, payments);
    payments.store.sessions.set(record.session.id, record);
    return record.session;
  }),

  endpoint('GET', `${path}/{id}`, Retrieve, (_, id, payments) => getSession(payments, id).session),

  endpoint('GET', path, z.strictObject(listFields), (input, _, { store }) => {
    const all = [...store.sessions.values()].map(({ session }) => session);
    return listAnswer(path, all, input);
  }),

  endpoint('POST', `${path}/{id}/expire`, Retrieve, (_, id, payments) => {
    const { status } = getSession(payments, id).session;
    const expired = expireSession(payments, id);
    if (!expired)
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
      );
    return expired;
  }),
];

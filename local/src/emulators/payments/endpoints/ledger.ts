import * as z from 'zod';
import { balanceCents } from '../balance.ts';
import { endpoint } from '../endpoint.ts';
import { expandable, listFields } from '../formValues.ts';
import { listAnswer } from '../listAnswer.ts';
import { noSuch } from '../stripeFault.ts';

const ListBalance = z.strictObject({
  ...listFields,
  currency: z.string().optional(),
  source: z.string().optional(),
  type: z.string().optional(),
});

const ListEvents = z.strictObject({
  ...listFields,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
});

export const ledger = [
  endpoint('GET', '/v1/balance', z.strictObject(expandable), (_, _id, payments) => {
    const amounts = [{ amount: balanceCents(payments), currency: 'aud' }];
    return { object: 'balance', available: amounts, livemode: false, pending: [] };
  }),

  endpoint('GET', '/v1/balance_transactions', ListBalance, (input, _, { store }) =>
    listAnswer(
      '/v1/balance_transactions',
      store.balance.values(),
      input,
      ({ type, source, currency }) =>
        (!input.type || type === input.type) &&
        (!input.source || source === input.source) &&
        (!input.currency || currency === input.currency),
    ),
  ),

  endpoint('GET', '/v1/balance_transactions/{id}', z.strictObject(expandable), (_, id, { store }) => {
    const line = store.balance.get(id);
    if (!line) throw noSuch('balance_transaction', id);
    return line;
  }),

  endpoint('GET', '/v1/events', ListEvents, (input, _, { store }) => {
    const wanted = input.type ? [input.type] : input.types;
    return listAnswer(
      '/v1/events',
      store.events.values(),
      input,
      ({ type }) => wanted?.includes(type) ?? true,
    );
  }),

  endpoint('GET', '/v1/events/{id}', z.strictObject(expandable), (_, id, { store }) => {
    const event = store.events.get(id);
    if (!event) throw noSuch('event', id);
    return event;
  }),

  endpoint('GET', '/v2/core/events/{id}', z.strictObject({}), (_, id, { store }) => {
    const event = store.thinEvents.get(id);
    if (!event) throw noSuch('event', id);
    return event;
  }),
];

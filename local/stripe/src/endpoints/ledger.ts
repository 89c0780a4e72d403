import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { listFields } from '#formValues.ts';
import { listAnswer } from '#listAnswer.ts';

const ListBalance = z.strictObject({ ...listFields, type: z.string().optional() });

export const ledger = [
  endpoint('GET', '/v1/balance_transactions', ListBalance, (input, _, { store }) =>
    listAnswer(
      '/v1/balance_transactions',
      store.balance.values(),
      input,
      ({ type }) => !input.type || type === input.type,
    ),
  ),
];

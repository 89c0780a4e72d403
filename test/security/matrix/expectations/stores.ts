import type * as routes from '@bloomkin/shared/routes/stores.ts';
import { newtown } from '#support/florist.ts';
import { everybody, type Rows, row } from '../row.ts';

export const stores: Rows<typeof routes> = {
  listStores: row({
    subject: 'company',
    call: ({ id }) => ({ query: { company_id: id } }),
    cells: { own: everybody(200), anothers: everybody(200), closed: everybody(200), missing: everybody(200) },
  }),
  getStore: row({
    subject: 'store',
    call: ({ id }) => ({ params: { id } }),
    cells: { own: everybody(200), anothers: everybody(200), missing: everybody(404) },
  }),
  deliveryDays: row({
    subject: 'company',
    call: ({ id }) => ({ query: { company_id: id, ...newtown } }),
    cells: { own: everybody(200), anothers: everybody(200), closed: everybody(200), missing: everybody(404) },
  }),
};

import type * as routes from '@bloomkin/shared/routes/stores.ts';
import { ulid } from 'ulid';
import { everybody, only, type Rows, row } from '#security/matrix/row.ts';
import { newtown, square } from '#support/florist.ts';

/** Their own vendor's, and admins'; not managers', whatever they were granted. */
const edited = {
  own: only(['admin', 'vendor'], 200, 403),
  anothers: { ...only(['admin'], 200, 403), vendor: 404 },
  missing: only(['admin', 'vendor'], 404, 403),
} as const;

/** Also managers' with the right to orders. */
const planned = { ...edited, closed: edited.anothers };

const address = '20 King St, Newtown NSW 2042';

export const stores: Rows<typeof routes> = {
  listStores: row({
    subject: 'company',
    call: ({ id }) => ({ query: { company_id: id } }),
    cells: { own: everybody(200), anothers: everybody(200), closed: everybody(200), missing: everybody(200) },
  }),
  getStore: row({
    subject: 'store',
    cells: { own: everybody(200), anothers: everybody(200), missing: everybody(404) },
  }),
  createStore: row({
    subject: 'company',
    call: ({ id }) => ({ body: { name: 'Second window', location: { address }, company_id: id } }),
    cells: {
      own: only(['admin', 'vendor'], 200, 403),
      anothers: only(['admin'], 200, 403),
      closed: only(['admin'], 200, 403),
      missing: only(['admin'], 404, 403),
    },
  }),
  updateStore: row({
    subject: 'newStore',
    call: ({ id }) => ({ params: { id }, body: { name: `Window ${ulid()}` } }),
    cells: edited,
  }),
  deleteStore: row({ subject: 'newStore', cells: edited }),
  setWorkingTime: row({
    subject: 'newStore',
    call: ({ id }) => ({
      params: { id },
      body: { working_times: [{ day: 1, start_time: '07:00', stop_time: '21:00' }], closed_days: [] },
    }),
    cells: edited,
  }),
  setDeliveryZones: row({
    subject: 'newStore',
    call: ({ id }) => ({
      params: { id },
      body: { delivery_zones: [{ name: ulid(), polygon: square(newtown, 0.1), price: 12 }] },
    }),
    cells: edited,
  }),
  getCalendar: row({
    subject: 'company',
    call: ({ id }) => ({ query: { company_id: id, from: '2026-12-01', to: '2026-12-31' } }),
    cells: planned,
  }),
  setCalendar: row({
    subject: 'newStore',
    call: ({ id }) => ({ body: { store_ids: [id], days: [{ day: '2026-12-24', closed: true }] } }),
    cells: edited,
  }),
  deliveryDays: row({
    subject: 'company',
    call: ({ id }) => ({ query: { company_id: id, ...newtown } }),
    cells: { own: everybody(200), anothers: everybody(200), closed: everybody(200), missing: everybody(404) },
  }),
};

import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { memberNames } from '#security/matrix/members.ts';
import {
  type Cell,
  type Column,
  everybody,
  only,
  plain,
  type Rows,
  row,
  signedIn,
} from '#security/matrix/row.ts';
import type { About } from '#security/matrix/subjects.ts';
import { anOrderFor } from '#support/buyerItems.ts';
import { newPerson } from '#support/newPerson.ts';
import { newAbn } from '#support/people.ts';

/** Vendors may ask, but another's company is not theirs to see. */
function forAdmins(cell: Cell): Column {
  return { ...only(['admin'], cell, 403), vendor: 404 };
}

const settings = {
  own: only(['admin', 'vendor'], 200, 403),
  anothers: forAdmins(200),
  closed: forAdmins(200),
  missing: forAdmins(404),
};
const withoutPicture = {
  own: only(['admin', 'vendor'], 422, 403),
  anothers: forAdmins(422),
  closed: forAdmins(422),
  missing: forAdmins(404),
};

export const companies: Rows<typeof routes> = {
  getCompany: row({
    subject: 'company',
    cells: {
      own: everybody(200),
      anothers: everybody(200),
      closed: { ...only(['admin'], 200, 404), guest: 404 },
      missing: everybody(404),
    },
  }),
  createCompany: [
    row({
      subject: 'nothing',
      call: () => ({ body: { name: 'Wattle Pty Ltd', brand: 'Wattle', inn: newAbn() } }),
      cells: { any: { ...only(['admin'], 200, 403), vendor: 'MANAGER.BOUND', letGo: 200 } },
      changesCompany: true,
    }),
  ],
  searchCompanies: plain(signedIn(200), () => ({ query: { inn: '13 699 001 011' } })),
  lookUpAbn: plain(only(['admin', 'vendor', 'letGo'], 200, 403), () => ({
    query: { inn: '13 699 001 011' },
  })),
  updateCompany: row({
    subject: 'company',
    call: ({ id }) => ({ params: { id }, body: { description: 'Natives' } }),
    cells: settings,
  }),
  holdCompany: row({
    subject: 'company',
    call: ({ id }) => ({ params: { id }, body: { what: 'payouts', held: true, reason: 'Two are late' } }),
    cells: {
      own: only(['admin'], 200, 403),
      anothers: only(['admin'], 200, 403),
      closed: only(['admin'], 200, 403),
      missing: only(['admin'], 404, 403),
    },
  }),
  setDeliveryPeriods: row({
    subject: 'company',
    call: ({ id }) => ({ params: { id }, body: { lead_time_minutes: 0 } }),
    cells: settings,
  }),
  setLastOrders: row({
    subject: 'company',
    call: ({ id }) => ({
      params: { id },
      body: { weekdays: [{ day: 7, same_day: '23:58', next_morning: null }] },
    }),
    cells: settings,
  }),
  addStop: row({
    subject: 'company',
    call: ({ id }) => ({
      params: { id },
      body: { kind: 'window', day: '2099-12-24', start_time: '09:00', stop_time: '12:00' },
    }),
    cells: settings,
  }),
  removeStop: row({
    subject: 'company',
    call: ({ id }) => ({ params: { id, stop_id: 'ended' } }),
    cells: settings,
  }),
  uploadLogo: row({
    subject: 'company',
    what: 'without a picture',
    call: ({ id }) => ({ params: { id }, body: {} }),
    cells: withoutPicture,
  }),
  uploadCover: row({
    subject: 'company',
    what: 'without a picture',
    call: ({ id }) => ({ params: { id }, body: {} }),
    cells: withoutPicture,
  }),
  deleteCompany: row({
    subject: 'company',
    what: 'while an order is open, but for the closed one',
    call: async (about) => {
      await putOpenOrder(about);
      return { params: { id: about.id } };
    },
    cells: {
      own: only(['admin'], 'COMPANY.OPEN_ORDERS', 403),
      anothers: only(['admin'], 'COMPANY.OPEN_ORDERS', 403),
      closed: only(['admin'], 200, 403),
      missing: only(['admin'], 404, 403),
    },
  }),
  inviteManager: row({
    subject: 'company',
    call: ({ id }) => ({ params: { id }, body: { contact: 'morgan@flowers.test' } }),
    cells: settings,
  }),
  withdrawInvitation: row({
    subject: 'company',
    call: ({ id }) => ({ params: { id }, query: { contact: 'morgan@flowers.test' } }),
    cells: {
      own: only(['admin', 'vendor'], 200, 404),
      anothers: only(['admin'], 200, 404),
      closed: only(['admin'], 200, 404),
      missing: signedIn(404),
    },
  }),
  bindManager: [
    row({
      subject: 'company',
      what: 'with somebody else',
      call: async ({ backend, id }) => ({ params: { id }, query: { manager_id: await newPerson(backend) } }),
      cells: {
        own: only(['admin', 'vendor'], 'MANAGER.NOT_ASKED', 404),
        anothers: only(['admin'], 'MANAGER.NOT_ASKED', 404),
        closed: only(['admin'], 'MANAGER.NOT_ASKED', 404),
        missing: signedIn(404),
      },
    }),
    row({
      subject: 'company',
      what: 'with oneself, who belongs to one already',
      call: ({ caller, id }) => ({ params: { id }, query: { manager_id: caller.user.id } }),
      changesCompany: true,
      cells: {
        // Members of its staff only ask again.
        own: { ...only([...memberNames], 200, 'MANAGER.BOUND') },
        anothers: { ...signedIn('MANAGER.BOUND'), letGo: 200 },
        closed: only(['admin'], 'MANAGER.BOUND', 404),
        missing: signedIn(404),
      },
    }),
  ],
  unbindManager: row({
    subject: 'company',
    what: 'with a manager of it',
    call: async (about) => ({ params: { id: about.id }, query: { manager_id: await managerOf(about) } }),
    cells: {
      own: only(['admin', 'vendor'], 200, 404),
      anothers: only(['admin'], 200, 404),
      closed: only(['admin'], 200, 404),
      missing: signedIn(404),
    },
  }),
  setManagerStatus: row({
    subject: 'company',
    what: 'with a manager of Petal or Thorn',
    call: async (about) => ({
      params: { id: about.id },
      query: { manager_id: await managerOf(about) },
      body: { manager_status: 'hired' },
    }),
    cells: {
      own: only(['admin', 'vendor'], 200, 403),
      anothers: forAdmins(200),
      closed: forAdmins(404),
      missing: forAdmins(404),
    },
  }),
};

async function putOpenOrder({ backend, seed, id }: About): Promise<void> {
  const names = ['petal', 'thorn'] as const;
  const orders = names
    .filter((name) => seed[name].company.id === id)
    .map((name) =>
      anOrderFor(name === 'petal' ? seed.neighbour : seed.stranger, seed[name], seed.roses[name]),
    );
  if (orders.length > 0) await backend.put({ orders });
}

function managerOf({ backend, seed, id }: About): Promise<string> {
  const { company } = id === seed.petal.company.id ? seed.petal : seed.thorn;
  return newPerson(backend, { company }, true);
}

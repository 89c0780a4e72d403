import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { newPerson } from '#support/newPerson.ts';
import { memberNames } from '../members.ts';
import { type Cell, type Column, everybody, only, type Rows, row, signedIn } from '../row.ts';
import type { About } from '../subjects.ts';

export const companies: Rows<typeof routes> = {
  listCompanies: row({ subject: 'nothing', call: () => ({}), cells: { any: everybody(200) } }),
  getCompany: row({
    subject: 'company',
    call: ({ id }) => ({ params: { id } }),
    cells: {
      own: everybody(200),
      anothers: everybody(200),
      closed: { ...only(['admin'], 200, 404), guest: 404 },
      missing: everybody(404),
    },
  }),
  listManagers: row({
    subject: 'company',
    call: ({ id }) => ({ params: { id } }),
    cells: {
      own: only(['admin', 'vendor'], 200, 403),
      anothers: forAdmins(200),
      closed: forAdmins(200),
      missing: forAdmins(404),
    },
  }),
  bindManager: [
    row({
      subject: 'company',
      what: 'with somebody else',
      call: async ({ backend, id }) => ({ params: { id }, query: { manager_id: await newPerson(backend) } }),
      cells: {
        own: only(['admin', 'vendor'], 200, 404),
        anothers: only(['admin'], 200, 404),
        closed: only(['admin'], 200, 404),
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

/** Vendors may ask, but another's managers are not theirs to see. */
function forAdmins(cell: Cell): Column {
  return { ...only(['admin'], cell, 403), vendor: 404 };
}

function managerOf({ backend, seed, id }: About): Promise<string> {
  const { company } = id === seed.petal.company.id ? seed.petal : seed.thorn;
  return newPerson(backend, { company }, true);
}

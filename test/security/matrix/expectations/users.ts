import type * as routes from '@bloomkin/shared/routes/users.ts';
import { addRecipient } from '@bloomkin/shared/routes/users.ts';
import * as z from 'zod';
import { newPhone } from '#security/matrix/newPhone.ts';
import { only, plain, type Rows, row, signedIn } from '#security/matrix/row.ts';
import type { About } from '#security/matrix/subjects.ts';

const home = { address: '20 King St, Newtown NSW 2042', lat: -33.8977, lng: 151.1793 };

/** The own account: these calls name no other. */
export const users: Rows<typeof routes> = {
  updateMe: plain(signedIn(200), ({ caller }) => ({ body: { fio: caller.user.fio } })),
  updateProfile: plain(signedIn(200), () => ({ body: { location: home } })),
  confirmProfile: plain(signedIn('AUTH.VALIDATION.INVALID.CODE'), () => ({ body: { code: '0000' } })),
  requestDeletion: {
    ...plain({ guest: 401, others: 200, vendor: 'COMPANY.OWNER_LEAVES', letGo: 200 }),
    sendsCode: true,
  },
  deleteMe: plain(signedIn('AUTH.VALIDATION.INVALID.CODE'), () => ({ body: { code: '0000' } })),
  addAddress: plain(signedIn(200), () => ({ body: home })),
  updateAddress: row({
    subject: 'address',
    call: ({ id }) => ({ params: { id }, body: home }),
    cells: { own: signedIn(200), anothers: signedIn(404), missing: signedIn(404) },
  }),
  deleteAddress: row({
    subject: 'address',
    what: 'one that is gone is gone',
    cells: { own: signedIn(200), anothers: signedIn(200), missing: signedIn(200) },
  }),
  addRecipient: row({
    subject: 'person',
    call: ({ id }) => ({ params: { id }, body: { fio: 'Mum' } }),
    cells: { own: signedIn(200), anothers: only(['admin'], 200, 404), missing: signedIn(404) },
  }),
  updateRecipient: [
    row({
      subject: 'person',
      what: 'with a recipient of the caller',
      call: async (about) => ({ params: await ownRecipient(about), body: { fio: 'Mum' } }),
      cells: { own: signedIn(200), anothers: signedIn(404), missing: signedIn(404) },
    }),
    row({
      subject: 'recipient',
      what: 'as one of the caller',
      call: ({ caller, id }) => ({ params: { id: caller.user.id, rid: id }, body: { fio: 'Mum' } }),
      cells: { own: signedIn(200), anothers: signedIn(404), missing: signedIn(404) },
    }),
  ],
  deleteRecipient: [
    row({
      subject: 'person',
      what: 'with a recipient of the caller',
      call: async (about) => ({ params: await ownRecipient(about) }),
      cells: { own: signedIn(200), anothers: only(['admin'], 200, 404), missing: signedIn(404) },
    }),
    row({
      subject: 'recipient',
      what: 'as one of the caller, where one that is gone is gone',
      call: ({ caller, id }) => ({ params: { id: caller.user.id, rid: id } }),
      cells: { own: signedIn(200), anothers: signedIn(200), missing: signedIn(200) },
    }),
  ],
  markOccasion: row({
    subject: 'recipient',
    call: ({ id }) => ({ params: { rid: id }, body: { change: 'quiet' } }),
    cells: { own: signedIn(200), anothers: signedIn(404), missing: signedIn(404) },
  }),
  deleteUser: row({
    subject: 'newcomer',
    cells: { anothers: only(['admin'], 200, 403), missing: only(['admin'], 404, 403) },
  }),
  editUser: row({
    subject: 'newcomer',
    call: ({ id }) => ({ params: { id }, body: { fio: 'Noa East' } }),
    cells: { anothers: only(['admin'], 200, 403), missing: only(['admin'], 404, 403) },
  }),
  vendorEditUser: row({
    subject: 'person',
    call: ({ id, caller }) => ({ params: { id }, body: { fio: caller.user.fio } }),
    cells: { own: signedIn(200), anothers: only(['admin'], 200, 404), missing: signedIn(404) },
  }),
  createUser: plain(only(['admin'], 200, 403), () => ({
    body: { fio: 'Noa West', email: `${newPhone()}@new.example`, roles: ['ROLE_MANAGER'] },
  })),
  sendInvitation: plain(only(['admin'], 200, 403), ({ seed }) => ({ query: { email: seed.stranger.email } })),
};

const Made = z.object({ data: z.object({ id: z.string() }) });

/** A recipient whom the caller keeps, as if kept by whom the call is about. */
async function ownRecipient({ backend, caller, id }: About) {
  const call = { params: { id: caller.user.id }, body: { fio: 'Mum' }, token: caller.token };
  const { text } = await backend.handlers.call(addRecipient, call);
  return { id, rid: Made.parse(JSON.parse(text)).data.id };
}

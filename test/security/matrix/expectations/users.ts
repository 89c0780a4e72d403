import type * as routes from '@bloomkin/shared/routes/users.ts';
import { type Rows, row, signedIn } from '../row.ts';

const home = { address: '20 King St, Newtown NSW 2042', lat: -33.8977, lng: 151.1793 };

/** One's own person: nobody names another here. */
export const users: Rows<typeof routes> = {
  getMe: row({ subject: 'nothing', call: () => ({}), cells: { any: signedIn(200) } }),
  updateMe: row({
    subject: 'nothing',
    call: ({ caller }) => ({ body: { fio: caller.user.fio } }),
    cells: { any: signedIn(200) },
  }),
  getProfile: row({ subject: 'nothing', call: () => ({}), cells: { any: signedIn(200) } }),
  updateProfile: row({
    subject: 'nothing',
    call: () => ({ body: { location: home } }),
    cells: { any: signedIn(200) },
  }),
  confirmProfile: row({
    subject: 'nothing',
    call: () => ({ body: { code: '0000' } }),
    cells: { any: signedIn('AUTH.VALIDATION.INVALID.CODE') },
  }),
  listAddresses: row({ subject: 'nothing', call: () => ({}), cells: { any: signedIn(200) } }),
  addAddress: row({
    subject: 'nothing',
    call: () => ({ body: home }),
    cells: { any: signedIn(200) },
  }),
  updateAddress: row({
    subject: 'address',
    call: ({ id }) => ({ params: { id }, body: home }),
    cells: { own: signedIn(200), anothers: signedIn(404), missing: signedIn(404) },
  }),
  deleteAddress: row({
    subject: 'address',
    what: 'one that is gone is gone',
    call: ({ id }) => ({ params: { id } }),
    cells: { own: signedIn(200), anothers: signedIn(200), missing: signedIn(200) },
  }),
};

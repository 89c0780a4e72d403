import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { newPhone } from '#security/matrix/newPhone.ts';
import { everybody, only, plain, type Rows, row, signedIn } from '#security/matrix/row.ts';

/** Anybody may try to get in, whoever they are already; a bad token is refused even here. */
export const auth: Rows<typeof routes> = {
  findInSystem: plain(everybody(200), () => ({ query: { email: 'nobody@private.example' } })),
  requestCode: plain(everybody(200), () => ({ body: { phoneNumbers: newPhone() } })),
  registerBySms: plain(everybody(200), () => ({ body: { phoneNumbers: newPhone(), fio: 'Somebody New' } })),
  logInByCode: plain(everybody('AUTH.VALIDATION.INVALID.CODE'), () => ({
    body: { phoneNumbers: newPhone(), code: '0000' },
  })),
  logInByPassword: [
    row({
      subject: 'nothing',
      what: 'with the right password',
      call: ({ caller, seed }) => ({ body: { login: caller.user.login, password: seed.password } }),
      cells: { any: everybody(200) },
    }),
    row({
      subject: 'nothing',
      what: 'with a wrong password',
      // Each tries another: three wrong ones shut a name for a while.
      call: () => ({ body: { login: newPhone(), password: 'Wrong-2026' } }),
      cells: { any: everybody('AUTH.VALIDATION.INVALID_LOGIN') },
    }),
  ],
  refresh: [
    row({
      subject: 'nothing',
      what: 'without the cookie',
      call: () => ({}),
      cells: { any: everybody('AUTH.REFRESH.INVALID') },
    }),
    row({
      subject: 'nothing',
      what: 'with it',
      endsSession: true,
      call: async ({ backend, caller }) => ({ cookie: (await backend.signIn(caller.user)).cookie }),
      cells: { any: everybody(200) },
    }),
  ],
  logOut: row({ subject: 'nothing', endsSession: true, call: () => ({}), cells: { any: everybody(200) } }),
  registerByEmail: plain(everybody(200), () => ({ body: { email: newEmail(), fio: 'Somebody New' } })),
  forgotPassword: plain(everybody(200), () => ({ query: { email: newEmail() } })),
  sendResetLink: plain(everybody(200), () => ({ query: { email: newEmail() } })),
  checkPasswordLink: plain(everybody('AUTH.PASSWORD.LINK_USED'), () => ({ body: { code: 'of-nobody' } })),
  changePasswordFromLink: plain(everybody('AUTH.PASSWORD.LINK_USED'), () => ({
    body: { password: 'Quiet-Wattle-77', password2: 'Quiet-Wattle-77', code: 'of-nobody' },
  })),
  changePassword: [
    row({
      subject: 'nothing',
      what: 'without the present one',
      call: () => ({ body: newPassword }),
      cells: { any: signedIn(422) },
    }),
    row({
      subject: 'nothing',
      what: 'with it',
      endsAllSessions: true,
      call: ({ seed }) => ({ body: { ...newPassword, current_password: seed.password } }),
      cells: { any: signedIn(200) },
    }),
  ],
  endOneSession: row({
    subject: 'session',
    cells: { own: signedIn(200), anothers: signedIn(404), missing: signedIn(404) },
  }),
  endPersonSession: row({
    subject: 'newcomer',
    call: async ({ id }) => ({ params: { id, sid: await sessionOf(id) } }),
    cells: { anothers: only(['admin'], 200, 403), missing: only(['admin'], 404, 403) },
  }),
  endAllPersonSessions: row({
    subject: 'person',
    endsAllSessions: true,
    cells: {
      own: only(['admin'], 200, 403),
      anothers: only(['admin'], 200, 403),
      missing: only(['admin'], 404, 403),
    },
  }),
  beginSecondFactor: row({
    subject: 'nothing',
    call: ({ seed }) => ({ body: { password: seed.password } }),
    cells: { any: signedIn(200) },
  }),
  confirmSecondFactor: plain(signedIn('AUTH.SECOND_FACTOR.WRONG'), () => ({ body: { code: '000000' } })),
  resetSecondFactor: row({
    subject: 'person',
    cells: {
      own: only(['admin'], 'AUTH.SECOND_FACTOR.OWN', 403),
      anothers: only(['admin'], 200, 403),
      missing: only(['admin'], 404, 403),
    },
  }),
  endAllSessions: row({
    subject: 'nothing',
    endsAllSessions: true,
    call: () => ({}),
    cells: { any: signedIn(200) },
  }),
};

const newPassword = { password: 'Quiet-Wattle-77', password2: 'Quiet-Wattle-77' };

let emails = 0;
const newEmail = () => `fern${++emails}@private.example`;

/** A device on which the user is signed in; none for an unknown id. */
async function sessionOf(id: string): Promise<string> {
  const { recordSession } = await import('@bloomkin/lambdas/model/auth/sessions/sessionEntity.ts');
  const sessionId = SessionId.parse(ulid());
  const { data: userId } = UserId.safeParse(id);
  if (!userId) return sessionId;
  const signedInAtSeconds = Math.floor(Date.now() / 1000);
  await recordSession({ userId, sessionId, signedInAtSeconds }, 'Firefox on Mac', new Date());
  return sessionId;
}

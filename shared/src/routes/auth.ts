import * as z from 'zod';
import { del, get, post, put } from '#route.ts';
import { Country } from '#schemas/address.ts';
import { done, list, one, oneWithMessage } from '#schemas/answers.ts';
import {
  ChangePasswordBody,
  CheckLinkBody,
  CodeLoginQuery,
  CodeRequestQuery,
  CodeSent,
  LookupQuery,
  PasswordFromLinkBody,
  RegisterEmailBody,
  RegisteredUser,
  RegisterSmsBody,
  ResetLinkQuery,
  Session,
} from '#schemas/auth.ts';
import { requiredText } from '#schemas/fields.ts';
import { SessionId, UserId } from '#schemas/ids.ts';
import { SignedInUser } from '#schemas/user.ts';

export const findInSystem = get('/api/_p/user/find_in_system', {
  summary: 'Look an account up: which ways to sign in it has',
  access: 'public',
  query: LookupQuery,
  response: one(
    z.object({ exists: z.boolean(), methods: z.array(z.enum(['sms', 'email_code', 'password'])) }),
  ),
});

export const phoneCodes = get('/api/phone_codes', {
  summary: 'Countries with their phone prefix; Australia first',
  access: 'public',
  response: list(Country),
  cache: 'edge',
});

export const requestCode = post('/api/users/code_request', {
  summary: 'Send a sign-in code by SMS or e-mail',
  access: 'public',
  audited: false,
  body: CodeRequestQuery,
  bodyInQuery: true,
  response: oneWithMessage(CodeSent),
});

export const registerBySms = post('/api/users/code_register_sms', {
  summary: 'Register with a phone and get a code',
  access: 'public',
  audited: false,
  body: RegisterSmsBody,
  bodyInQuery: true,
  response: oneWithMessage(CodeSent),
  errors: ['FEATURE.OFF'],
});

export const logInByCode = post('/api/users/code_login', {
  summary: 'Sign in with the code',
  access: 'public',
  audited: false,
  body: CodeLoginQuery,
  bodyInQuery: true,
  response: one(SignedInUser),
  errors: ['AUTH.VALIDATION.INVALID.CODE'],
});

const appCode = z
  .string()
  .transform((code) => code.replaceAll(' ', ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits of your app'));

export const logInByPassword = post('/api/user/login', {
  summary: 'Sign in with e-mail, phone or login and a password',
  access: 'public',
  audited: false,
  bodyKind: 'form',
  body: z.object({
    login: requiredText(200, 'Enter login'),
    password: z.string('Enter password').min(1, 'Enter password').max(256),
    /** The authenticator app's code, once the answer asks for it. */
    code: appCode.optional(),
  }),
  response: one(SignedInUser),
  errors: ['AUTH.VALIDATION.INVALID_LOGIN', 'AUTH.SECOND_FACTOR.REQUIRED', 'AUTH.SECOND_FACTOR.WRONG'],
});

export const refresh = post('/api/user/refresh', {
  summary: 'A new api_token for the refresh cookie, which is rotated',
  access: 'public',
  audited: false,
  sameSite: true,
  response: one(SignedInUser),
  errors: ['AUTH.REFRESH.INVALID'],
  beforeSecondFactor: true,
  retry: true,
});

export const logOut = post('/api/user/logout', {
  summary: 'End this session: the cookie and the api_token at once',
  access: 'public',
  audited: false,
  sameSite: true,
  response: done,
  beforeSecondFactor: true,
  retry: true,
});

export const registerByEmail = post('/api/user/register', {
  summary: 'Register with an e-mail address and get a code',
  access: 'public',
  audited: false,
  bodyKind: 'form',
  body: RegisterEmailBody,
  response: oneWithMessage(RegisteredUser),
  errors: ['FEATURE.OFF'],
});

const resetLink = {
  summary: 'Mail a link to a new password to whom this address belongs',
  access: 'public',
  audited: false,
  sameSite: true,
  query: ResetLinkQuery,
  response: done,
} as const;

export const forgotPassword = get('/api/auth/forgot-password', resetLink);

export const sendResetLink = get('/api/_p/reset_password/send_code', resetLink);

export const checkPasswordLink = post('/api/_p/check_password_link', {
  summary: 'Whose password the code of a mailed link may set, without using it up',
  access: 'public',
  audited: false,
  body: CheckLinkBody,
  response: one(z.object({ email: z.string() })),
  errors: ['AUTH.PASSWORD.LINK_USED'],
});

export const changePasswordFromLink = post('/api/_p/change_password_from_link', {
  summary: 'Set a new password by the code of a mailed link; ends all sessions',
  access: 'public',
  audited: false,
  bodyKind: 'form',
  body: PasswordFromLinkBody,
  response: done,
  errors: ['AUTH.PASSWORD.EQUAL', 'AUTH.PASSWORD.LINK_USED'],
});

export const changePassword = put('/api/me/password', {
  summary: 'Change one’s password, or set a first one soon after signing in; ends all other sessions',
  access: 'authenticated',
  audited: false,
  body: ChangePasswordBody,
  response: done,
  errors: ['AUTH.PASSWORD.EQUAL', 'AUTH.SIGN_IN_AGAIN'],
});

export const beginSecondFactor = post('/api/me/second_factor', {
  summary: 'A new secret for an authenticator app, which counts once a code of it is confirmed',
  access: 'authenticated',
  audited: false,
  beforeSecondFactor: true,
  body: z.object({ password: z.string().min(1, 'Enter password').max(256) }),
  response: one(z.object({ secret: z.string(), uri: z.string() })),
  errors: ['AUTH.SECOND_FACTOR.NEEDS_PASSWORD', 'AUTH.SIGN_IN_AGAIN'],
});

export const confirmSecondFactor = put('/api/me/second_factor', {
  summary: 'Confirm the secret with a code of the app: each sign-in asks for one from now on',
  access: 'authenticated',
  beforeSecondFactor: true,
  body: z.object({ code: appCode }),
  response: done,
  errors: ['AUTH.SECOND_FACTOR.WRONG'],
});

export const listSessions = get('/api/me/sessions', {
  summary: 'The devices one is signed in on, the latest seen first',
  access: 'authenticated',
  response: list(Session),
});

export const endOneSession = del('/api/me/sessions/{id}', {
  summary: 'Sign one device out at once',
  access: 'authenticated',
  audited: false,
  params: { id: SessionId },
  response: done,
  retry: true,
});

export const endAllSessions = del('/api/me/sessions', {
  summary: 'Sign out on all devices at once, this one too',
  access: 'authenticated',
  audited: false,
  response: done,
  retry: true,
});

const personPath = { id: UserId };

export const listPersonSessions = get('/api/user/{id}/sessions', {
  summary: 'The devices a person is signed in on, the latest seen first',
  access: 'admin',
  owner: 'person',
  params: personPath,
  response: list(Session),
});

export const resetSecondFactor = del('/api/user/{id}/second_factor', {
  summary: 'Reset the second step of a person who lost their phone, and sign them out; they are told',
  access: 'admin',
  params: personPath,
  response: done,
  errors: ['AUTH.SECOND_FACTOR.OWN'],
  retry: true,
});

export const endPersonSession = del('/api/user/{id}/sessions/{sid}', {
  summary: 'Sign one device of a person out at once; they are told by e-mail',
  access: 'admin',
  adminRight: 'support',
  params: { ...personPath, sid: SessionId },
  response: done,
  retry: true,
});

export const endAllPersonSessions = del('/api/user/{id}/sessions', {
  summary: 'Sign a person out on all devices at once; they are told by e-mail',
  access: 'admin',
  adminRight: 'support',
  params: personPath,
  response: done,
  retry: true,
});

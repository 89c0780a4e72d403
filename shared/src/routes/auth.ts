import * as z from 'zod';
import { get, post } from '../route.ts';
import { Country } from '../schemas/address.ts';
import { done, list, one, oneWithMessage } from '../schemas/answers.ts';
import { CodeLoginQuery, CodeRequestQuery, CodeSent, LookupQuery, RegisterSmsBody } from '../schemas/auth.ts';
import { SignedInUser } from '../schemas/user.ts';

export const findInSystem = get('/api/_p/user/find_in_system', {
  summary: 'Look an account up: which ways to sign in it has',
  access: 'any',
  query: LookupQuery,
  response: one(
    z.object({ exists: z.boolean(), methods: z.array(z.enum(['sms', 'email_code', 'password'])) }),
  ),
});

export const phoneCodes = get('/api/phone_codes', {
  summary: 'Countries with their phone prefix; Australia first',
  access: 'any',
  response: list(Country),
  cache: 'edge',
});

export const requestCode = post('/api/users/code_request', {
  summary: 'Send a sign-in code by SMS or e-mail',
  access: 'any',
  body: CodeRequestQuery,
  bodyInQuery: true,
  response: oneWithMessage(CodeSent),
});

export const registerBySms = post('/api/users/code_register_sms', {
  summary: 'Register with a phone and get a code',
  access: 'any',
  body: RegisterSmsBody,
  bodyInQuery: true,
  response: oneWithMessage(CodeSent),
});

export const logInByCode = post('/api/users/code_login', {
  summary: 'Sign in with the code',
  access: 'any',
  body: CodeLoginQuery,
  bodyInQuery: true,
  response: one(SignedInUser),
  errors: ['AUTH.VALIDATION.INVALID.CODE'],
});

export const logInByPassword = post('/api/user/login', {
  summary: 'Sign in with e-mail, phone or login and a password',
  access: 'any',
  bodyKind: 'form',
  body: z.object({
    login: z.string().trim().min(1, 'Enter login').max(200),
    password: z.string().min(1, 'Enter password').max(256),
  }),
  response: one(SignedInUser),
  errors: ['AUTH.VALIDATION.INVALID_LOGIN'],
});

export const refresh = post('/api/user/refresh', {
  summary: 'A new api_token for the refresh cookie, which is rotated',
  access: 'any',
  sameSite: true,
  response: one(SignedInUser),
  errors: ['AUTH.REFRESH.INVALID'],
});

export const logOut = post('/api/user/logout', {
  summary: 'End this session: the cookie and the api_token at once',
  access: 'any',
  sameSite: true,
  response: done,
});

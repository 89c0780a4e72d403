import {
  findInSystem,
  logInByCode,
  registerByEmail,
  registerBySms,
  requestCode,
} from '@bloomkin/shared/routes/auth.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { call } from '#api/call.ts';
import { FormRejection } from '#components/form/rejections.ts';
import { ApiError } from '#errors/apiError.ts';
import { signedIn } from '#session/session.ts';
import { type Account, toApiAccount } from './account.ts';

const australia = { country_code: '+61', country_name: 'Australia' };

const toAccountBody = (account: Account) =>
  account.kind === 'email'
    ? { email: toApiAccount(account) }
    : { phoneNumbers: toApiAccount(account), country_code: australia.country_code };

export type SignInMethod = 'sms' | 'email_code' | 'password';

/** Empty for an unknown account. */
export async function listMethods(account: Account): Promise<readonly SignInMethod[]> {
  const value = toApiAccount(account);
  const query =
    account.kind === 'email' ? { email: value } : { phone: value, country_code: australia.country_code };
  const { data } = await call(findInSystem, { query });
  return data.exists ? data.methods : [];
}

/** Avoids a request that the rate limit would reject. */
const sentLately = new Map<string, { sent: CodeSent; againAtMs: number }>();

/** Accounts whose code may have been sent although the response was lost. */
const outcomeUnknown = new Set<string>();
/** docs/product-rules.md, "Codes". */
const codeLifeSeconds = 300;
const resendSeconds = 30;

function rememberSent(account: Account, sent: CodeSent): CodeSent {
  sentLately.set(toApiAccount(account), { sent, againAtMs: Date.now() + sent.resend_in * 1000 });
  outcomeUnknown.delete(toApiAccount(account));
  return sent;
}

/** After a lost response a rate limit means that the code was sent. */
async function send(account: Account, ask: () => Promise<CodeSent>): Promise<CodeSent> {
  const value = toApiAccount(account);
  try {
    return rememberSent(account, await ask());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0) outcomeUnknown.add(value);
    const { code, retryAfterSeconds: resend_in = Number.POSITIVE_INFINITY } = error;
    if (code !== 'LIMIT.TOO_MANY' || resend_in > resendSeconds || !outcomeUnknown.has(value)) throw error;
    const sent_to = account.kind === 'phone' ? formatPhone(value) : value;
    return rememberSent(account, { sent_to, expires_in: codeLifeSeconds, resend_in });
  }
}

/** Undefined once another code may be requested. */
function findRecentCode(account: Account): CodeSent | undefined {
  const last = sentLately.get(toApiAccount(account));
  const waitMs = (last?.againAtMs ?? 0) - Date.now();
  return last && waitMs > 0 ? { ...last.sent, resend_in: Math.ceil(waitMs / 1000) } : undefined;
}

/** Reuses a recent code while the rate limit lasts. */
export async function sendCode(account: Account): Promise<CodeSent> {
  const ask = async () => (await call(requestCode, { body: toAccountBody(account) })).data;
  return findRecentCode(account) ?? send(account, ask);
}

/** Undefined for an unknown account. Throws a FormRejection for one that takes no code. */
export async function sendCodeToKnown(account: Account): Promise<CodeSent | undefined> {
  const methods = await listMethods(account);
  if (methods.length === 0) return undefined;
  if (!methods.includes(account.kind === 'phone' ? 'sms' : 'email_code'))
    throw new FormRejection('This account signs in another way. Please use the partner login.');
  return sendCode(account);
}

/** A new account begins with its code; undefined while it has no name. */
export async function sendCodeToBuyer(account: Account, fio: string): Promise<CodeSent | undefined> {
  const sent = findRecentCode(account) ?? (await sendCodeToKnown(account));
  if (sent || fio === '') return sent;
  return register(account, { fio, email: '', role: 'ROLE_BUYER' });
}

export type NewRole = 'ROLE_BUYER' | 'ROLE_VENDOR';

export interface NewPerson {
  fio: string;
  /** Empty when not given; unused for e-mail accounts. */
  email: string;
  role: NewRole;
}

/** An existing account gets a code too. */
export async function register(account: Account, person: NewPerson): Promise<CodeSent> {
  return send(account, () => (account.kind === 'email' ? byEmail : byPhone)(account, person));
}

async function byPhone(account: Account, { fio, email, role }: NewPerson): Promise<CodeSent> {
  const roles: [NewRole] = [role];
  const phoneNumbers = toApiAccount(account);
  const optional = email === '' ? {} : { email };
  const body = { ...australia, ...optional, roles, countryId: 2 as const, phoneNumbers, fio };
  return (await call(registerBySms, { body })).data;
}

async function byEmail(account: Account, { fio, role }: NewPerson): Promise<CodeSent> {
  const roles: [NewRole] = [role];
  const body = { ...australia, roles, email: toApiAccount(account), fio };
  const { sent_to, expires_in, resend_in } = (await call(registerByEmail, { body })).data;
  return { sent_to, expires_in, resend_in };
}

export async function answerCode(account: Account, code: string): Promise<void> {
  const { data } = await call(logInByCode, { body: { ...toAccountBody(account), code } });
  sentLately.delete(toApiAccount(account));
  signedIn(data);
}

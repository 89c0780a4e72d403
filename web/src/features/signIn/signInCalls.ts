import { findInSystem, logInByCode, registerBySms, requestCode } from '@bloomkin/shared/routes/auth.ts';
import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { call } from '../../api/call.ts';
import { signedIn } from '../../session/session.ts';

const australia = { country_code: '+61', country_name: 'Australia' };

/** Which ways an account has to sign in; none when there is no account. */
export async function methodsOf(phone: string): Promise<readonly string[]> {
  const { data } = await call(findInSystem, { query: { phone, country_code: australia.country_code } });
  return data.exists ? data.methods : [];
}

export async function sendCode(phone: string): Promise<CodeSent> {
  const body = { phoneNumbers: phone, country_code: australia.country_code };
  return (await call(requestCode, { body })).data;
}

export async function register(phone: string, fio: string): Promise<CodeSent> {
  const body = {
    ...australia,
    roles: ['ROLE_BUYER'] as ['ROLE_BUYER'],
    countryId: 2 as const,
    phoneNumbers: phone,
    fio,
  };
  return (await call(registerBySms, { body })).data;
}

/** Signs in; the session is then everybody's who asks `useSession`. */
export async function answerCode(phone: string, code: string): Promise<void> {
  const body = { phoneNumbers: phone, country_code: australia.country_code, code };
  const { data } = await call(logInByCode, { body });
  signedIn(data);
}

import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import { logInByCode, logInByPassword, registerBySms } from '@bloomkin/shared/routes/auth.ts';
import type { SignedInUser } from '@bloomkin/shared/schemas/user.ts';
import type { Api } from './api.ts';
import type { TestCloud } from './localCloud.ts';
import { noteSecret } from './logLeaks.ts';
import { codeSentTo } from './outbox.ts';
import { canSignInDirectly, type SignIn, signInKnownUser, signInNewUser } from './signInDirectly.ts';

/** The people of a store that the restore drill leaves are none of those who come to it later. */
let people = process.env.KEEP_RESTORED ? 1_000_000 : 0;

/** An unused number: messages to it reach the local outbox alone. */
export const newPhone = (): string => `4${String(20_000_000 + ++people).padStart(8, '0')}`;

/** A new user who is signed in. */
export async function newBuyer(api: Api, fio = 'Ruby Tran'): Promise<SignedInUser> {
  if (!(await isInProcess(api))) return registerBuyer(api, fio);
  return keep(api, await signInNewUser({ phone: `+61${newPhone()}`, fio }));
}

/** As `newBuyer`, through the functions, with the code of a text message. */
export const registerBuyer = (api: Api, fio = 'Ruby Tran'): Promise<SignedInUser> => register(api, { fio });

async function register(
  api: Api,
  about: Pick<BodyInputOf<typeof registerBySms>, 'fio' | 'roles'>,
): Promise<SignedInUser> {
  const phoneNumbers = newPhone();
  await api.call(registerBySms, { body: { phoneNumbers, country_code: '+61', ...about } });
  return answerCode(api, phoneNumbers);
}

const isInProcess = async ({ cloud }: Api) => cloud !== undefined && canSignInDirectly(cloud);

function keep(api: Api, { user, cookies }: SignIn): SignedInUser {
  api.keepCookies(cookies);
  noteSecret(user.api_token);
  api.token = user.api_token;
  return user;
}

/** A new vendor without a company, who is signed in. */
export async function newPartner(api: Api, fio = 'Marlo Hughes'): Promise<SignedInUser> {
  const roles: ['ROLE_VENDOR'] = ['ROLE_VENDOR'];
  if (!(await isInProcess(api))) return register(api, { fio, roles });
  return keep(api, await signInNewUser({ phone: `+61${newPhone()}`, fio, roles }));
}

/** An unused ABN with right check digits. */
export function newAbn(): string {
  const digits = String(699_100_000 + ++people)
    .split('')
    .map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (2 * index + 3), 0);
  const check = (89 - (sum % 89)) % 89;
  return `${Math.floor(check / 10) + 1}${check % 10}${digits.join('')}`;
}

export async function answerCode(api: Api, phoneNumbers: string): Promise<SignedInUser> {
  const code = await codeSentTo(api.url, `+61${phoneNumbers}`);
  const { data } = await api.call(logInByCode, { body: { phoneNumbers, country_code: '+61', code } });
  api.token = data.api_token;
  return data;
}

/** `vendor1` … `vendor8`, `admin` or `buyer` of the demo data, by password. */
export async function signInDemoUser(api: Api, name: string): Promise<SignedInUser> {
  const [login, password] = [`${name}@flowers.test`, 'Flowers-2026'];
  if (await isInProcess(api)) return keep(api, await signInKnownUser(login, password));
  const { data } = await api.call(logInByPassword, { body: { login, password } });
  api.token = data.api_token;
  return data;
}

type Visited = Pick<TestCloud, 'visitor'>;

async function visit(cloud: Visited, enter: (api: Api) => Promise<unknown>): Promise<Api> {
  const api = cloud.visitor();
  await enter(api);
  return api;
}

/** The client of a new buyer. */
export const visitAsBuyer = (cloud: Visited, fio?: string): Promise<Api> =>
  visit(cloud, (api) => newBuyer(api, fio));

/** The client of a user of the demo data. */
export const visitAs = (cloud: Visited, name: string): Promise<Api> =>
  visit(cloud, (api) => signInDemoUser(api, name));

import type { UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import * as auth from '@bloomkin/shared/routes/auth.ts';
import type { Api } from './api.ts';
import { localCloud, type TestCloudOptions } from './localCloud.ts';
import { ageSentCodes, ageWrongAnswers, findCurrentCode, putPerson } from './operator.ts';
import { codeSentTo, sentTo } from './outbox.ts';
import { newBuyer, newPhone as newLocalPhone, registerBuyer } from './people.ts';

export interface SignedIn {
  api: Api;
  id: string;
  /** E.164. */
  phone: string;
}

/** An empty shop, people in it, and a way to let time pass between two codes. */
export function authFixture(options: Pick<TestCloudOptions, 'now' | 'functionVariables'> = {}) {
  const fixture = localCloud({ demoData: false, ...options });
  let admins = 0;

  /** E.164. */
  const newPhone = () => `+61${newLocalPhone()}`;
  const sent = (to: string) => sentTo(fixture.cloud.url, to);
  const sentCode = (to: string) => codeSentTo(fixture.cloud.url, to);
  const passSeconds = (to: string, seconds: number, what?: 'link') =>
    ageSentCodes(fixture.cloud, to, seconds, what);

  async function newCodeFor(phone: string): Promise<string> {
    await passSeconds(phone, 1000);
    await fixture.visitor().call(auth.requestCode, { body: { phoneNumbers: phone } });
    return sentCode(phone);
  }

  async function signIn(buyer: typeof newBuyer, fio: string): Promise<SignedIn> {
    const api = fixture.visitor();
    const { id, phone } = await buyer(api, fio);
    return { api, id, phone };
  }

  async function newAdmin() {
    const login = `ada${++admins}`;
    const password = 'Snow-Gum-2026';
    const person = { phone: newPhone(), login, email: `${login}@flowers.test`, hasPassword: true };
    await putPerson(fixture.cloud, { ...person, roles: ['ROLE_ADMIN'] }, password);
    return { ...person, password };
  }

  return {
    get cloud() {
      return fixture.cloud;
    },
    api: () => fixture.visitor(),
    newPhone,
    sentTo: sent,
    sentCode,
    passSeconds,
    newCodeFor,
    /** Through the functions, by the code of a text message. */
    signUpBuyer: (fio: string) => signIn(registerBuyer, fio),
    /** Where the sign-in is not the subject. */
    newBuyer: (fio: string) => signIn(newBuyer, fio),
    newAdmin,
    putPerson: (person: Partial<UserItem>, password?: string) => putPerson(fixture.cloud, person, password),
    passSecondsForAnswers: (id: string, seconds: number) => ageWrongAnswers(fixture.cloud, id, seconds),
    findCurrentCode: (id: string) => findCurrentCode(fixture.cloud, id),
  };
}

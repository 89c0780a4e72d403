import type { UserItem } from '@bloomkin/lambdas/users/userTable.ts';
import * as auth from '@bloomkin/shared/routes/auth.ts';
import type { Api } from '../../support/api.ts';
import { sentTo } from '../../support/outbox.ts';
import { useWorld } from '../../support/world.ts';
import { passSecondsFor, passSecondsForAnswers, presentCode, putPerson, tableOf } from './operator.ts';

export interface SignedIn {
  api: Api;
  id: string;
  /** E.164. */
  phone: string;
}

/** An empty shop, people in it, and a way to let time pass between two codes. */
export function useShop(options: { now?: () => number } = {}) {
  const shop = useWorld({ demoData: false, ...options });
  let people = 0;

  /** E.164, sent nowhere but to the local outbox. */
  const newPhone = () => `+6142${String(7_000_000 + ++people)}`;
  const sent = (to: string) => sentTo(shop.world.url, to);
  const passSeconds = (to: string, seconds: number, what?: 'link') =>
    passSecondsFor(shop.world, to, seconds, what);

  async function codeSentTo(to: string): Promise<string> {
    const [newest] = await sent(to);
    const [code] = /\b\d{4}\b/.exec(newest?.text ?? '') ?? [];
    if (!code) throw new Error('No code was sent');
    return code;
  }

  async function newCodeFor(phone: string): Promise<string> {
    await passSeconds(phone, 1000);
    await shop.visitor().call(auth.requestCode, { body: { phoneNumbers: phone } });
    return codeSentTo(phone);
  }

  async function newBuyer(fio: string): Promise<SignedIn> {
    const [api, phone] = [shop.visitor(), newPhone()];
    await api.call(auth.registerBySms, { body: { phoneNumbers: phone, fio } });
    const code = await codeSentTo(phone);
    const { data } = await api.call(auth.logInByCode, { body: { phoneNumbers: phone, code } });
    api.token = data.api_token;
    return { api, id: data.id, phone };
  }

  async function newAdmin() {
    const login = `ada${++people}`;
    const password = 'Snow-Gum-2026';
    const person = { phone: newPhone(), login, email: `${login}@flowers.test`, hasPassword: true };
    await putPerson(shop.world, { ...person, roles: ['ROLE_ADMIN'] }, password);
    return { ...person, password };
  }

  return {
    get world() {
      return shop.world;
    },
    api: () => shop.visitor(),
    newPhone,
    sentTo: sent,
    codeSentTo,
    passSeconds,
    newCodeFor,
    newBuyer,
    newAdmin,
    putPerson: (person: Partial<UserItem>, password?: string) => putPerson(shop.world, person, password),
    tableOf: () => tableOf(shop.world),
    passSecondsForAnswers: (id: string, seconds: number) => passSecondsForAnswers(shop.world, id, seconds),
    presentCode: (id: string) => presentCode(shop.world, id),
  };
}

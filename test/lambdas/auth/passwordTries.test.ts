import * as auth from '@bloomkin/shared/routes/auth.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '#support/api.ts';
import { authFixture } from '#support/authFixture.ts';
import { TestBackend } from '#support/testBackend.ts';
import { newestLinkCode } from './linkCode.ts';
import { lockInCognito } from './lockInCognito.ts';

const fixture = authFixture();

const wrong = 'Not-The-One-1';
const better = 'Loud-Banksia-88';
type Admin = Awaited<ReturnType<typeof fixture.newAdmin>>;

const tryPassword = (api: Api, login: string, password: string) =>
  api.send(auth.logInByPassword, { body: { login, password } });

async function statuses(api: Api, login: string, passwords: readonly string[]): Promise<number[]> {
  const answered: number[] = [];
  for (const password of passwords) answered.push((await tryPassword(api, login, password)).status);
  return answered;
}

/** A browser with an earlier sign-in. */
async function ownBrowser({ login, password }: Admin): Promise<Api> {
  const api = fixture.api();
  await api.call(auth.logInByPassword, { body: { login, password } });
  return api;
}

/** Strangers try by each of the person's names, one after another and at once. */
async function attack({ email, phone, login }: Admin): Promise<void> {
  const names = [email, phone, login];
  for (const name of names) await statuses(fixture.api(), name, [wrong, wrong]);
  await Promise.all(
    names.flatMap((name) => Array.from({ length: 4 }, () => tryPassword(fixture.api(), name, wrong))),
  );
}

describe('a stranger who tries passwords', () => {
  it('does not lock known browsers of the owner', async () => {
    const admin = await fixture.newAdmin();
    const [desk, phone] = [await ownBrowser(admin), await ownBrowser(admin)];
    await attack(admin);
    expect(await statuses(desk, admin.email, [admin.password])).toEqual([200]);
    await attack(admin);
    expect(await statuses(phone, admin.phone, [wrong, admin.password])).toEqual([401, 200]);
  });

  it('gets three tries, right ones included', async () => {
    const admin = await fixture.newAdmin();
    const tried = [wrong, wrong, wrong, wrong, admin.password];
    expect(await statuses(fixture.api(), admin.email, tried)).toEqual([401, 401, 401, 429, 429]);
  });

  it('learns neither which accounts exist nor which names are one user', async () => {
    const admin = await fixture.newAdmin();
    const tried = Array<string>(5).fill(wrong);
    const answersTo = async (...names: string[]) => {
      const answers = [];
      for (const name of names)
        for (const password of tried) answers.push(await tryPassword(fixture.api(), name, password));
      return answers.map(({ status, headers, failure: { request_id, ...failure } }) => ({
        status,
        failure,
        names: [...headers.keys()].sort(),
      }));
    };
    const known = await answersTo(admin.email, admin.phone, admin.login);
    expect(known).toEqual(await answersTo('nobody@flowers.test', fixture.newPhone(), 'nobody'));
    expect(known.slice(5).map(({ status }) => status)).toEqual(
      known.slice(0, 10).map(({ status }) => status),
    );
  });

  it('gets no more tries by writing the phone or the e-mail differently', async () => {
    const admin = await fixture.newAdmin();
    const national = `0${admin.phone.slice(3)}`;
    await statuses(fixture.api(), admin.phone, [wrong, wrong, wrong]);
    expect(await statuses(fixture.api(), national, [wrong])).toEqual([429]);
    await statuses(fixture.api(), 'nobody2@flowers.test', [wrong, wrong, wrong]);
    expect(await statuses(fixture.api(), 'NoBody2@Flowers.Test', [wrong])).toEqual([429]);
  });
});

describe('the owner on a new browser after strangers’ tries', () => {
  it('signs in by a mailed link, whose browser is known at once', async () => {
    const admin = await fixture.newAdmin();
    await attack(admin);
    const browser = fixture.api();
    await browser.call(auth.forgotPassword, { query: { email: admin.email } });
    const code = await newestLinkCode(fixture.cloud, admin.email);
    await browser.call(auth.changePasswordFromLink, { body: { code, password: better, password2: better } });
    expect(await statuses(browser, admin.email, [better])).toEqual([200]);
    expect(await statuses(fixture.api(), admin.email, [better])).toEqual([429]);
  });

  it('signs in by a code, then by password', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    await rosie.api.call(auth.changePassword, { body: { password: better, password2: better } });
    await attack({
      email: rosie.phone,
      phone: rosie.phone,
      login: rosie.phone,
      password: better,
      hasPassword: true,
    });
    const browser = fixture.api();
    expect(await statuses(browser, rosie.phone, [better])).toEqual([429]);
    const code = await fixture.newCodeFor(rosie.phone);
    await browser.call(auth.logInByCode, { body: { phoneNumbers: rosie.phone, code } });
    expect(await statuses(browser, rosie.phone, [better])).toEqual([200]);
  });
});

describe('a known browser', () => {
  it('gets five tries of its own, apart from other browsers', async () => {
    const admin = await fixture.newAdmin();
    const [desk, phone] = [await ownBrowser(admin), await ownBrowser(admin)];
    const tried = [...Array<string>(5).fill(wrong), admin.password];
    expect((await statuses(desk, admin.email, tried)).slice(-2)).toEqual([401, 429]);
    expect(await statuses(phone, admin.email, [admin.password])).toEqual([200]);
  });

  it('waits out a lock that Cognito may have set', async () => {
    const admin = await fixture.newAdmin();
    const desk = await ownBrowser(admin);
    await lockInCognito(fixture.cloud, admin.email);
    expect(await statuses(desk, admin.email, [admin.password])).toEqual([200]);
  });

  it('stays unknown for another user or with a changed cookie', async () => {
    const [ada, bea] = [await fixture.newAdmin(), await fixture.newAdmin()];
    const browser = await ownBrowser(ada);
    await Promise.all([attack(ada), attack(bea)]);
    expect(await statuses(browser, bea.email, [bea.password])).toEqual([429]);
    const note = browser.device ?? '';
    browser.device = `${note.slice(0, -1)}${note.endsWith('A') ? 'B' : 'A'}`;
    expect(await statuses(browser, ada.email, [ada.password])).toEqual([429]);
    browser.device = note;
    expect(await statuses(browser, ada.email, [ada.password])).toEqual([200]);
  });

  it('becomes unknown after sign-out everywhere or a new password', async () => {
    const admin = await fixture.newAdmin();
    const [desk, stolen] = [await ownBrowser(admin), await ownBrowser(admin)];
    const current = { body: { login: admin.login, password: admin.password } };
    desk.token = (await desk.call(auth.logInByPassword, current)).data.api_token;
    const body = { current_password: admin.password, password: better, password2: better };
    await desk.call(auth.changePassword, { body });
    await attack(admin);
    expect(await statuses(stolen, admin.email, [better])).toEqual([429]);
    expect(await statuses(desk, admin.email, [better])).toEqual([200]);
    const before = desk.device;
    const ended = await desk.send(auth.endAllSessions, {});
    expect(ended.headers.getSetCookie().join()).toContain('__Host-device=; Path=/; Max-Age=0');
    desk.token = undefined;
    for (const device of [desk.device, before]) {
      desk.device = device;
      expect(await statuses(desk, admin.email, [better])).toEqual([429]);
    }
  });

  it('carries an HttpOnly, SameSite=Strict cookie that a sign-out leaves be', async () => {
    const admin = await fixture.newAdmin();
    const api = fixture.api();
    const answered = await tryPassword(api, admin.email, admin.password);
    const set = answered.headers.getSetCookie().find((line) => line.startsWith('__Host-device='));
    for (const word of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(set).toContain(word);
    expect(set).not.toContain(answered.data.data.id);
    api.token = answered.data.data.api_token;
    await api.call(auth.logOut, {});
    await attack(admin);
    api.token = undefined;
    expect(await statuses(api, admin.email, [admin.password])).toEqual([200]);
  });
});

describe('an account that strangers have locked', () => {
  it('opens twenty minutes after the last counted try', async () => {
    const admin = await fixture.newAdmin();
    const { handlers } = await TestBackend.open(fixture.cloud);
    const start = Date.now();
    const at = async (minutes: number, password: string): Promise<number> => {
      vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 });
      const body = { login: admin.email, password };
      const answered = handlers.call(auth.logInByPassword, { body });
      return (await answered.finally(() => vi.useRealTimers())).status;
    };
    const seen: number[] = [];
    for (const password of [wrong, wrong, wrong]) seen.push(await at(0, password));
    for (const minutes of [1, 10, 19.9, 20.1]) seen.push(await at(minutes, admin.password));
    expect(seen).toEqual([401, 401, 401, 429, 429, 429, 200]);
  });
});

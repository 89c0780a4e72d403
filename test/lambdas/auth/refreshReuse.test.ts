import * as auth from '@bloomkin/shared/routes/auth.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { authFixture } from '#support/authFixture.ts';

/** How far Cognito's clock is ahead; the grace is 30 seconds. */
let aheadSeconds = 0;
const fixture = authFixture({ now: () => Date.now() + aheadSeconds * 1000 });
beforeEach(() => {
  aheadSeconds = 0;
});

const refresh = (api: Api) => api.send(auth.refresh, {});
const look = async (api: Api) => (await api.send(users.getMe, {})).status;
const notices = async (to: string) =>
  (await fixture.sentTo(to)).filter(({ text, subject }) =>
    /signed one of your devices out/.test(subject + text),
  );
const warnings = () => fixture.cloud.logs.filter(({ text }) => text.includes('session.reused'));

/** A signed-in user whose cookie was copied before it was rotated. */
async function copyCookie() {
  const rosie = await fixture.signUpBuyer('Rosie');
  const thief = fixture.api();
  thief.cookie = rosie.api.cookie;
  rosie.api.token = (await rosie.api.call(auth.refresh, {})).data.api_token;
  return { rosie, thief };
}

describe('a rotated refresh cookie', () => {
  it('works within its grace, for many calls at once', async () => {
    const { rosie, thief: tab } = await copyCookie();
    const tabs = Array.from({ length: 10 }, () => Object.assign(fixture.api(), { cookie: tab.cookie }));
    const answers = await Promise.all(tabs.map(refresh));
    expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    expect([await look(rosie.api), await notices(rosie.phone)]).toEqual([200, []]);
  });

  it('used after its grace ends every token of the session', async () => {
    const { rosie, thief } = await copyCookie();
    aheadSeconds = 31;
    const reused = await refresh(thief);
    expect([reused.status, reused.failure.code]).toEqual([401, 'AUTH.REFRESH.INVALID']);
    expect(reused.headers.getSetCookie().join()).toContain('Max-Age=0');
    expect(await look(rosie.api)).toBe(401);
    rosie.api.token = undefined;
    expect((await refresh(rosie.api)).status).toBe(401);
  });

  it('used after its grace is logged and notified once', async () => {
    const before = warnings().length;
    const { rosie, thief } = await copyCookie();
    const again = Object.assign(fixture.api(), { cookie: thief.cookie });
    aheadSeconds = 31;
    await Promise.all([refresh(thief), refresh(again)]);
    await fixture.cloud.settle();
    expect(await notices(rosie.phone)).toHaveLength(1);
    expect(warnings()).toHaveLength(before + 1);
  });

  it('ends no session that another cookie names', async () => {
    const { rosie, thief } = await copyCookie();
    const jasmine = await fixture.signUpBuyer('Jasmine');
    const [, note] = (jasmine.api.cookie ?? '').split(/(~.*)/);
    thief.cookie = (thief.cookie ?? '').replace(/~.*/, note ?? '');
    aheadSeconds = 31;
    expect((await refresh(thief)).status).toBe(401);
    expect([await look(jasmine.api), await look(rosie.api)]).toEqual([200, 200]);
  });
});

describe('the refresh cookie', () => {
  it('stays while Cognito does not answer', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    fixture.cloud.faults.inject({ target: 'cognito', mode: 'error', rate: 1, seconds: 60 });
    const failed = await refresh(rosie.api);
    fixture.cloud.faults.clear();
    expect([failed.status, failed.headers.getSetCookie()]).toEqual([503, []]);
    expect((await refresh(rosie.api)).status).toBe(200);
  });

  it('becomes the new one if the table fails after rotation', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    // With a token it fails before the handler.
    rosie.api.token = undefined;
    fixture.cloud.faults.inject({ target: 'dynamodb', mode: 'error', rate: 1, seconds: 60 });
    const failed = await refresh(rosie.api);
    fixture.cloud.faults.clear();
    expect([failed.status, failed.headers.has('retry-after')]).toEqual([503, true]);
    aheadSeconds = 31;
    expect((await refresh(rosie.api)).status).toBe(200);
  });
});

describe('signing out', () => {
  it('changes nothing while Cognito does not answer', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    fixture.cloud.faults.inject({ target: 'cognito', mode: 'error', rate: 1, seconds: 60 });
    const failed = await rosie.api.send(auth.logOut, {});
    fixture.cloud.faults.clear();
    expect([failed.status, failed.headers.getSetCookie()]).toEqual([503, []]);
    expect(await look(rosie.api)).toBe(200);
    await rosie.api.call(auth.logOut, {});
    expect(await look(rosie.api)).toBe(401);
  });

  it('ends both sessions with another one’s cookie', async () => {
    const [rosie, jasmine] = [await fixture.signUpBuyer('Rosie'), await fixture.signUpBuyer('Jasmine')];
    const cookies = [rosie.api.cookie, jasmine.api.cookie];
    const mixed = Object.assign(fixture.api(), { token: rosie.api.token, cookie: jasmine.api.cookie });
    await mixed.call(auth.logOut, {});
    expect([await look(rosie.api), await look(jasmine.api)]).toEqual([401, 401]);
    const statuses = cookies.map(
      async (cookie) => (await refresh(Object.assign(fixture.api(), { cookie }))).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 401]);
  });

  it('ends both sessions of the same person', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const phone = fixture.api();
    const body = { phoneNumbers: rosie.phone, code: await fixture.newCodeFor(rosie.phone) };
    phone.token = (await phone.call(auth.logInByCode, { body })).data.api_token;
    await Object.assign(fixture.api(), { token: rosie.api.token, cookie: phone.cookie }).call(
      auth.logOut,
      {},
    );
    expect([await look(rosie.api), await look(phone)]).toEqual([401, 401]);
  });
});

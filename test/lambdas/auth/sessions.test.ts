import * as auth from '@bloomkin/shared/routes/auth.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { authFixture } from '#support/authFixture.ts';

const fixture = authFixture();

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** A user signed in on two devices. */
async function onTwoDevices() {
  const admin = await fixture.newAdmin();
  const signIn = async (userAgent: string) => {
    const api = fixture.api();
    const body = { login: admin.login, password: admin.password };
    const headers = { 'user-agent': userAgent };
    api.token = (await api.call(auth.logInByPassword, { body }, { headers })).data.api_token;
    return api;
  };
  return { admin, phone: await signIn(iPhone), desk: await signIn(windows) };
}

const sessionsOf = async (api: Api) => (await api.call(auth.listSessions, {})).data;

/** The answers to a device's api_token, and to its refresh token. */
async function reach(api: Api): Promise<number[]> {
  const me = await api.send(users.getMe, {});
  const tab = fixture.api();
  tab.cookie = api.cookie;
  return [me.status, (await tab.send(auth.refresh, {})).status];
}

describe('the devices of a user', () => {
  it('show a description, with the current one marked', async () => {
    const { phone, desk } = await onTwoDevices();
    const seenBy = async (api: Api) =>
      (await sessionsOf(api)).map(({ device, current }) => `${device}${current ? ', this one' : ''}`).sort();
    expect(await seenBy(phone)).toEqual(['Chrome on Windows', 'Safari on iPhone, this one']);
    expect(await seenBy(desk)).toEqual(['Chrome on Windows, this one', 'Safari on iPhone']);
  });

  it('stay one after a refresh, which is when they were last seen', async () => {
    const { phone } = await onTwoDevices();
    const before = (await sessionsOf(phone)).length;
    await phone.call(auth.refresh, {}, { headers: { 'user-agent': iPhone } });
    const after = await sessionsOf(phone);
    expect(after).toHaveLength(before);
    for (const { signed_in_at, last_seen_at } of after)
      expect(last_seen_at >= signed_in_at, `${last_seen_at} after ${signed_in_at}`).toBe(true);
  });
});

describe('ending a session', () => {
  it('ends its tokens at once and no others', async () => {
    const { phone, desk } = await onTwoDevices();
    const other = (await sessionsOf(desk)).find(({ current }) => !current);
    await desk.call(auth.endOneSession, { params: { id: other?.id ?? '' } });
    expect(await reach(phone)).toEqual([401, 401]);
    expect(await reach(desk)).toEqual([200, 200]);
    expect(await sessionsOf(desk)).toHaveLength(1);
  });

  it('clears the cookie when it is the current one', async () => {
    const { desk } = await onTwoDevices();
    const own = (await sessionsOf(desk)).find(({ current }) => current);
    const ended = await desk.send(auth.endOneSession, { params: { id: own?.id ?? '' } });
    expect(ended.headers.getSetCookie().join()).toContain('__Host-refresh=; Path=/; Max-Age=0');
    expect((await desk.send(users.getMe, {})).status).toBe(401);
  });

  it('ends all, this one too, until the next sign-in', async () => {
    const { admin, phone, desk } = await onTwoDevices();
    const savedCookie = desk.cookie;
    const ended = await desk.send(auth.endAllSessions, {});
    expect(ended.headers.getSetCookie().join()).toContain('Max-Age=0');
    desk.cookie = savedCookie;
    for (const device of [phone, desk]) expect(await reach(device)).toEqual([401, 401]);
    const again = fixture.api();
    const body = { login: admin.login, password: admin.password };
    again.token = (await again.call(auth.logInByPassword, { body })).data.api_token;
    expect(await reach(again)).toEqual([200, 200]);
    expect(await sessionsOf(again)).toHaveLength(1);
  });
});

describe('a refresh that fails', () => {
  it('clears the cookie', async () => {
    const { phone } = await onTwoDevices();
    const held = phone.cookie;
    await phone.call(auth.logOut, {});
    phone.cookie = held;
    phone.token = undefined;
    const refused = await phone.send(auth.refresh, {});
    expect([refused.status, refused.failure.code]).toEqual([401, 'AUTH.REFRESH.INVALID']);
    expect(refused.headers.getSetCookie().join()).toContain('__Host-refresh=; Path=/; Max-Age=0');
  });

  it('leaves the cookie when a service did not answer', async () => {
    const { phone } = await onTwoDevices();
    fixture.cloud.faults.inject({ target: 'cognito', mode: 'error', rate: 1, seconds: 60 });
    const failed = await phone.send(auth.refresh, {});
    fixture.cloud.faults.clear();
    expect([failed.status, failed.headers.getSetCookie()]).toEqual([503, []]);
    expect(await reach(phone)).toEqual([200, 200]);
  });
});

import * as auth from '@bloomkin/shared/routes/auth.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';

const fixture = authFixture();

describe('the refresh token', () => {
  it('travels only in an HttpOnly, SameSite cookie', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const answered = await rosie.api.send(auth.refresh, {});
    const set = answered.headers.getSetCookie().join();
    for (const word of ['__Host-refresh=', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      expect(set).toContain(word);
    const token = set.split(';')[0]?.split('=')[1] ?? 'missing';
    expect(JSON.stringify(answered.data)).not.toContain(token);
    expect(answered.headers.get('cache-control')).toBe('no-store');
  });

  it('rotates, and gives a new api_token', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const before = rosie.api.cookie;
    const { data } = await rosie.api.call(auth.refresh, {});
    expect(rosie.api.cookie).not.toBe(before);
    rosie.api.token = data.api_token;
    expect((await rosie.api.call(users.getMe, {})).data.id).toBe(rosie.id);
  });

  it.each([undefined, '__Host-refresh=', '__Host-refresh=invented'])(
    'that is %s is a 401',
    async (cookie) => {
      const api = fixture.api();
      api.cookie = cookie;
      const { status, failure } = await api.send(auth.refresh, {});
      expect([status, failure.code]).toEqual([401, 'AUTH.REFRESH.INVALID']);
    },
  );
});

describe('signing out', () => {
  it('ends api_token and cookie in all tabs at once', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const otherTab = fixture.api();
    otherTab.cookie = rosie.api.cookie;
    otherTab.token = (await otherTab.call(auth.refresh, {})).data.api_token;
    const answered = await rosie.api.send(auth.logOut, {});
    expect(answered.headers.getSetCookie().join()).toContain('Max-Age=0');
    for (const tab of [rosie.api, otherTab]) expect((await tab.send(users.getMe, {})).status).toBe(401);
    otherTab.token = undefined;
    expect((await otherTab.send(auth.refresh, {})).status).toBe(401);
  });

  it('works with the cookie alone, without the api_token', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const held = rosie.api.token;
    rosie.api.token = undefined;
    await rosie.api.call(auth.logOut, {});
    rosie.api.token = held;
    expect((await rosie.api.send(users.getMe, {})).status).toBe(401);
  });

  it('succeeds for a guest, and a second time', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    expect((await fixture.api().send(auth.logOut, {})).status).toBe(200);
    await rosie.api.call(auth.logOut, {});
    rosie.api.token = undefined;
    expect((await rosie.api.send(auth.logOut, {})).status).toBe(200);
  });
});

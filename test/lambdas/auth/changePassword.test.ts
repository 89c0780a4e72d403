import * as auth from '@bloomkin/shared/routes/auth.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '#support/api.ts';
import { authFixture } from '#support/authFixture.ts';
import { TestBackend } from '#support/testBackend.ts';

const fixture = authFixture();

const good = 'Quiet-Wattle-77';

async function signIn(login: string, password: string): Promise<Api> {
  const api = fixture.api();
  api.token = (await api.call(auth.logInByPassword, { body: { login, password } })).data.api_token;
  return api;
}
const change = (api: Api, body: { current_password?: string; password: string; password2?: string }) =>
  api.send(auth.changePassword, { body: { password2: body.password, ...body } });

describe('a user with a password', () => {
  it('changes it with the current one and ends other sessions', async () => {
    const admin = await fixture.newAdmin();
    const [here, elsewhere] = [
      await signIn(admin.email, admin.password),
      await signIn(admin.email, admin.password),
    ];
    const { status } = await change(here, { current_password: admin.password, password: good });
    expect(status).toBe(200);
    expect((await here.send(users.getMe, {})).status).toBe(200);
    expect((await here.send(auth.refresh, {})).status).toBe(200);
    expect((await elsewhere.send(users.getMe, {})).failure.code).toBe('AUTH.TOKEN.INVALID');
    elsewhere.token = undefined;
    expect((await elsewhere.send(auth.refresh, {})).status).toBe(401);
    await signIn(admin.email, good);
    await fixture.cloud.settle();
    expect((await fixture.sentTo(admin.email))[0]?.subject).toBe('Your password was changed');
  });

  it('changes nothing without the current one, even right after sign-in', async () => {
    const admin = await fixture.newAdmin();
    const api = await signIn(admin.email, admin.password);
    for (const current_password of ['', 'Not-The-One-1']) {
      const { status, failure } = await change(api, { current_password, password: good });
      expect([status, failure.errors?.[0]?.path]).toEqual([422, 'current_password']);
    }
    await signIn(admin.email, admin.password);
  });

  it('rejects a weak one, one made of their data, or two different ones', async () => {
    const admin = await fixture.newAdmin();
    const api = await signIn(admin.email, admin.password);
    const currentPassword = { current_password: admin.password };
    for (const password of ['000000', 'short-1', 'password1', admin.email, `${admin.login}1234`])
      expect([password, (await change(api, { ...currentPassword, password })).status]).toEqual([
        password,
        422,
      ]);
    const unequal = await change(api, { ...currentPassword, password: good, password2: `${good}x` });
    expect([unequal.status, unequal.failure.code]).toEqual([422, 'AUTH.PASSWORD.EQUAL']);
  });
});

describe('a user without a password', () => {
  it('sets one within ten minutes of sign-in and is notified', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    expect((await change(rosie.api, { password: good })).status).toBe(200);
    await signIn(rosie.phone, good);
    await fixture.cloud.settle();
    expect((await fixture.sentTo(rosie.phone))[0]?.text).toContain('your password was changed');
  });

  it('must sign in again after ten minutes', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const { handlers } = await TestBackend.open(fixture.cloud);
    const call = { token: rosie.api.token, body: { password: good, password2: good } };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60 * 1000 });
    const { status, code } = await handlers.call(auth.changePassword, call).finally(() => vi.useRealTimers());
    expect([status, code]).toEqual([403, 'AUTH.SIGN_IN_AGAIN']);
  });
});

import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import * as auth from '@bloomkin/shared/routes/auth.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';
import { codeOf, setUp, signIn } from './secondFactorSteps.ts';

describe('a second step that a stage leaves to its people', () => {
  const fixture = authFixture();

  it('asks for the code after the right password only, and takes each code once', async () => {
    const { login, password } = await fixture.newAdmin();
    const secret = await setUp(await signIn(fixture, login, password), password);
    const send = (body: { login: string; password: string; code?: string }) =>
      fixture.api().send(auth.logInByPassword, { body });
    const codes = await Promise.all([
      send({ login, password: 'Not-The-One-1' }),
      send({ login, password }),
    ]).then((answers) => answers.map(({ failure }) => failure.code));
    expect(codes).toEqual(['AUTH.VALIDATION.INVALID_LOGIN', 'AUTH.SECOND_FACTOR.REQUIRED']);
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    expect((await send({ login, password, code: wrong })).failure.code).toBe('AUTH.SECOND_FACTOR.WRONG');
    const code = codeOf(secret, 1);
    const { user } = await signIn(fixture, login, password, code);
    expect(user.second_factor).toBe('on');
    expect((await send({ login, password, code })).failure.code).toBe('AUTH.SECOND_FACTOR.WRONG');
  });

  it('locks after wrong codes as after wrong passwords', async () => {
    const { login, password } = await fixture.newAdmin();
    await setUp(await signIn(fixture, login, password), password);
    const guess = () =>
      fixture.api().send(auth.logInByPassword, { body: { login, password, code: '123456' } });
    for (let tries = 0; tries < 3; tries++) await guess();
    expect((await guess()).failure.code).toBe('LIMIT.TOO_MANY');
  });

  it('wants the password for a set-up, so that a stolen session cannot lock its owner out', async () => {
    const { login, password } = await fixture.newAdmin();
    const { api } = await signIn(fixture, login, password);
    const begin = await api.send(auth.beginSecondFactor, { body: { password: 'Not-The-One-1' } });
    expect(begin.status).toBe(422);
    await api.call(auth.beginSecondFactor, { body: { password } });
    const confirm = await api.send(auth.confirmSecondFactor, { body: { code: '000000' } });
    expect(confirm.failure.code).toBe('AUTH.SECOND_FACTOR.WRONG');
    expect((await api.call(getMe, {})).data.second_factor).toBe('off');
  });

  it('lets another admin reset it: devices are signed out, and both acts are recorded', async () => {
    const [ada, eve] = [await fixture.newAdmin(), await fixture.newAdmin()];
    const lost = await signIn(fixture, ada.login, ada.password);
    await setUp(lost, ada.password);
    const own = await lost.api.send(auth.resetSecondFactor, { params: { id: lost.user.id } });
    expect(own.failure.code).toBe('AUTH.SECOND_FACTOR.OWN');
    const { api } = await signIn(fixture, eve.login, eve.password);
    await api.call(auth.resetSecondFactor, { params: { id: lost.user.id } });
    await api.call(auth.resetSecondFactor, { params: { id: lost.user.id } });
    expect((await lost.api.send(getMe, {})).status).toBe(401);
    expect((await signIn(fixture, ada.login, ada.password)).user.second_factor).toBe('off');
    const { data } = await api.call(listAudit, { query: { object: `user:${lost.user.id}` } });
    expect(data.map(({ act }) => act)).toEqual(['user.second_factor_reset', 'user.second_factor_set']);
    await expect
      .poll(async () => (await fixture.sentTo(ada.email)).map(({ subject }) => subject))
      .toEqual(expect.arrayContaining(['Your second step is set up', 'Your second step was reset']));
  });
});

import * as auth from '@bloomkin/shared/routes/auth.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';
import { createHandlerClient } from '#support/createHandlerClient.ts';
import type { HandlerClient } from '#support/handlerClient.ts';
import { loadModules } from '#support/operator.ts';
import { linkCodeIn, newestLinkCode } from './linkCode.ts';

const fixture = authFixture();

const held: { handlers?: HandlerClient } = {};
beforeAll(async () => {
  held.handlers = await createHandlerClient(fixture.cloud, { wrongAnswersPerAddressPerHour: 3 });
});

const good = 'Quiet-Wattle-77';
const better = 'Loud-Banksia-88';

async function linkCodeFor(email: string): Promise<string> {
  await fixture.passSeconds(email, 1000, 'link');
  await fixture.api().call(auth.forgotPassword, { query: { email } });
  return newestLinkCode(fixture.cloud, email);
}

const use = (code: string, password = good, password2 = password) =>
  fixture.api().send(auth.changePasswordFromLink, { body: { code, password, password2 } });
const logIn = async (login: string, password: string) =>
  (await fixture.api().send(auth.logInByPassword, { body: { login, password } })).status;

describe('a user who forgot the password', () => {
  it('gets a link, sets a new password with it and signs in', async () => {
    const admin = await fixture.newAdmin();
    const { status, data } = await use(await linkCodeFor(admin.email));
    expect([status, data.message]).toEqual([200, 'Your new password is saved. Please sign in with it.']);
    expect([await logIn(admin.email, good), await logIn(admin.email, admin.password)]).toEqual([200, 401]);
  });

  it('sets the first password of an account without one', async () => {
    const { email } = await fixture.putPerson({ email: 'ivy@flowers.test', fio: 'Ivy' });
    expect((await use(await linkCodeFor(email))).status).toBe(200);
    expect(await logIn(email, good)).toBe(200);
  });

  it('ends all sessions and gets an e-mail', async () => {
    const admin = await fixture.newAdmin();
    const device = fixture.api();
    const body = { login: admin.login, password: admin.password };
    device.token = (await device.call(auth.logInByPassword, { body })).data.api_token;
    await use(await linkCodeFor(admin.email));
    expect((await device.send(users.getMe, {})).status).toBe(401);
    device.token = undefined;
    expect((await device.send(auth.refresh, {})).status).toBe(401);
    await fixture.cloud.settle();
    expect((await fixture.sentTo(admin.email))[0]?.subject).toBe('Your password was changed');
  });

  it('requests a link on both of the documented paths', async () => {
    const { email } = await fixture.newAdmin();
    await fixture.api().call(auth.sendResetLink, { query: { email } });
    expect(await newestLinkCode(fixture.cloud, email)).toHaveLength(43);
  });
});

describe('checking a link', () => {
  const look = (code: string) => fixture.api().send(auth.checkPasswordLink, { body: { code } });

  it('names its account and does not use it up', async () => {
    const admin = await fixture.newAdmin();
    const code = await linkCodeFor(admin.email);
    for (const _ of [1, 2]) expect((await look(code)).data.data).toEqual({ email: admin.email });
    expect((await use(code)).status).toBe(200);
  });

  it('answers the same for a used link as for an invented one', async () => {
    const admin = await fixture.newAdmin();
    const code = await linkCodeFor(admin.email);
    await use(code);
    const [used, invented] = [await look(code), await look('a'.repeat(43))];
    const { request_id: _, ...failure } = used.failure;
    expect(used.status).toBe(409);
    expect(invented.failure).toMatchObject(failure);
  });

  it('answers the same for a disabled user’s link as for an invented one', async () => {
    const { email, id } = await fixture.putPerson({ email: 'fern@flowers.test', fio: 'Fern' });
    const code = await linkCodeFor(email);
    const { patchItem, userEntity } = await loadModules(fixture.cloud);
    await patchItem(userEntity, { id }, { set: { active: false } });
    expect((await look(code)).failure.code).toBe('AUTH.PASSWORD.LINK_USED');
  });

  it('counts a wrong link against the address', async () => {
    const call = { body: { code: 'b'.repeat(43) }, headers: { 'x-viewer-address': '2001:db8:77::1' } };
    const statuses: (number | undefined)[] = [];
    for (let tries = 0; tries < 4; tries++)
      statuses.push((await held.handlers?.call(auth.checkPasswordLink, call))?.status);
    expect(statuses).toEqual([409, 409, 409, 429]);
  });
});

describe('a link to a new password', () => {
  it('works once with concurrent calls', async () => {
    const admin = await fixture.newAdmin();
    const code = await linkCodeFor(admin.email);
    const passwords = Array.from({ length: 10 }, (_, index) => `${good}-${index}`);
    const answers = await Promise.all(passwords.map((password) => use(code, password)));
    const won = passwords.filter((_, index) => answers[index]?.status === 200);
    expect(won).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(new Set(lost.map(({ failure }) => failure.code))).toEqual(new Set(['AUTH.PASSWORD.LINK_USED']));
    expect(await logIn(admin.email, won[0] ?? '')).toBe(200);
  });

  it('fails when superseded or invented', async () => {
    const { createPasswordLink: makePasswordLink } = await loadModules(fixture.cloud);
    const sage = await fixture.putPerson({ email: 'sage@flowers.test' });
    const older = linkCodeIn(await makePasswordLink(sage, 'reset', new Date(Date.now() - 60_000)));
    const newer = await linkCodeFor(sage.email);
    expect((await use(newer)).status).toBe(200);
    for (const code of [older, newer, 'x'.repeat(43), 'short'])
      expect((await use(code, better)).failure.code).toBe('AUTH.PASSWORD.LINK_USED');
  });

  it('fails after a change of the password in the same second', async () => {
    const { createPasswordLink: makePasswordLink, findUser } = await loadModules(fixture.cloud);
    const { id, email } = await fixture.putPerson({ email: 'rush@flowers.test' });
    const second = await linkCodeFor(email);
    const user = await findUser(id);
    if (!user) throw new Error('There is nobody');
    const soon = new Date(Date.now() + 2000);
    const first = linkCodeIn(await makePasswordLink(user, 'reset', soon));
    expect((await use(second)).status).toBe(200);
    expect((await use(first, better)).failure.code).toBe('AUTH.PASSWORD.LINK_USED');
  });

  it('expires after an hour, an invitation after seven days', async () => {
    const {
      createPasswordLink: makePasswordLink,
      findPasswordLink,
      hashLinkCode,
    } = await loadModules(fixture.cloud);
    const moss = await fixture.putPerson({ email: 'moss@flowers.test' });
    const start = new Date('2026-05-08T00:00:00.000Z');
    const startSeconds = start.getTime() / 1000;
    const lives = { reset: 3600, invitation: 7 * 24 * 3600 };
    for (const kind of ['reset', 'invitation'] as const) {
      const code = linkCodeIn(await makePasswordLink(moss, kind, start));
      const at = (seconds: number) => findPasswordLink(hashLinkCode(code), startSeconds + seconds);
      expect([(await at(lives[kind] - 1))?.userId, await at(lives[kind])]).toEqual([moss.id, undefined]);
    }
  });

  it('stays valid after a refused password or a failed save', async () => {
    const { email } = await fixture.newAdmin();
    const code = await linkCodeFor(email);
    expect((await use(code, good, better)).failure).toMatchObject({
      code: 'AUTH.PASSWORD.EQUAL',
      errors: [{ path: 'password2', message: 'Passwords must match' }],
    });
    for (const weak of ['0000000', '00000000', 'Password1', email, '12345678'])
      expect([weak, (await use(code, weak)).status]).toEqual([weak, 422]);
    fixture.cloud.faults.inject({ target: 'cognito', mode: 'error', rate: 1, seconds: 60 });
    const failed = await use(code);
    fixture.cloud.faults.clear();
    expect(failed.status).toBe(503);
    expect((await use(code)).status).toBe(200);
  });

  it('reaches an invited user the same way', async () => {
    const { requestPasswordLink: startPasswordLink } = await loadModules(fixture.cloud);
    const { id, email } = await fixture.putPerson({ email: 'reed@flowers.test', roles: ['ROLE_ADMIN'] });
    await startPasswordLink({ id }, 'invitation', new Date());
    expect((await use(await newestLinkCode(fixture.cloud, email))).status).toBe(200);
    expect((await fixture.sentTo(email)).map(({ subject }) => subject)).toContain(
      'You are invited to Bloomkin',
    );
  });
});

describe('a request for a link', () => {
  it('answers alike for known and unknown addresses', async () => {
    const { email } = await fixture.newAdmin();
    const disabled = await fixture.putPerson({ email: 'gone@flowers.test', active: false });
    const requestTwice = async (address: string) => {
      const answers = [];
      for (let times = 0; times < 2; times++)
        answers.push(await fixture.api().send(auth.forgotPassword, { query: { email: address } }));
      return answers.map(({ status, data, failure }) => ({ status, text: data?.message ?? failure.code }));
    };
    const known = await requestTwice(email);
    expect(known.map(({ status }) => status)).toEqual([200, 429]);
    for (const other of [disabled.email, 'nobody@flowers.test']) {
      expect(await requestTwice(other)).toEqual(known);
      await fixture.cloud.settle();
      expect(await fixture.sentTo(other)).toEqual([]);
    }
  });

  it('does not use up the address’s codes, nor codes its links', async () => {
    const { email } = await fixture.putPerson({ email: 'clover@flowers.test' });
    await fixture.api().call(auth.forgotPassword, { query: { email } });
    expect((await fixture.api().send(auth.requestCode, { body: { email } })).status).toBe(200);
  });
});

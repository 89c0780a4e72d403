import * as auth from '@bloomkin/shared/routes/auth.ts';
import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';

const fixture = authFixture();

let people = 0;
const newEmail = () => `fern${++people}@flowers.test`;
const register = (email: string, more: object = {}) =>
  fixture
    .api()
    .send(auth.registerByEmail, { body: { email, fio: 'Fern Hill', roles: ['ROLE_VENDOR'], ...more } });
const logIn = (email: string, code: string) =>
  fixture.api().send(auth.logInByCode, { body: { email, code } });

describe('an unknown e-mail', () => {
  it('registers and signs in by a code of four digits', async () => {
    const email = newEmail();
    const { data, message } = (await register(email.toUpperCase(), { phone: '0491 570 156' })).data;
    expect(data).toMatchObject({ email, login: email, fio: 'Fern Hill', roles: ['ROLE_VENDOR'] });
    expect(data).toMatchObject({ phone: '+61491570156', expires_in: 300, resend_in: 30 });
    expect(message).toBe('A confirmation code has been sent to the e-mail address you specified');
    const fern = await logIn(email, await fixture.sentCode(email));
    expect(fern.data.data).toMatchObject({ id: data.id, email, fio: 'Fern Hill', has_password: false });
  });

  it('starts over until its first right code', async () => {
    const email = newEmail();
    await register(email, { fio: 'Somebody Else', roles: ['ROLE_BUYER'] });
    const look = async () => (await fixture.api().call(auth.findInSystem, { query: { email } })).data;
    expect(await look()).toEqual({ exists: false, methods: [] });
    await fixture.passSeconds(email, 31);
    await register(email);
    const fern = await logIn(email, await fixture.sentCode(email));
    expect(fern.data.data).toMatchObject({ fio: 'Fern Hill', roles: ['ROLE_VENDOR'] });
    expect(await look()).toEqual({ exists: true, methods: ['email_code'] });
  });

  it('comes as a form, with the roles as JSON text', async () => {
    const email = newEmail();
    const about = { email, fio: 'Fern', roles: '["ROLE_VENDOR"]', phone: '491 570 156', login: 'fern-hill' };
    const form = new URLSearchParams({ ...about, country_code: '+61', country_name: 'Australia' });
    const answered = await fetch(new URL('/api/user/register', fixture.cloud.url), {
      method: 'POST',
      body: form,
    });
    expect(answered.status).toBe(200);
    const data = { email, fio: 'Fern', roles: ['ROLE_VENDOR'], phone: '+61491570156', login: 'fern-hill' };
    expect(await answered.json()).toMatchObject({ data });
  });

  it('rejects the admin role and an invalid phone', async () => {
    const wrong = [
      { roles: ['ROLE_ADMIN'] },
      { roles: ['ROLE_BUYER', 'ROLE_VENDOR'] },
      { phone: '12345' },
      { phone: '0491 570 156', country_code: '+1' },
    ];
    for (const more of wrong) expect((await register(newEmail(), more)).status).toBe(422);
  });

  it('reserves no phone number', async () => {
    const phone = fixture.newPhone();
    await register(newEmail(), { phone });
    await fixture.api().call(auth.requestCode, { body: { phoneNumbers: phone } });
    expect(await fixture.sentTo(phone)).toEqual([]);
  });

  it('gets its login with its first right code, if it is still free then', async () => {
    const [first, second] = [newEmail(), newEmail()];
    for (const email of [first, second]) await register(email, { login: 'Fern.Hill' });
    const logins: string[] = [];
    for (const email of [second, first])
      logins.push((await logIn(email, await fixture.sentCode(email))).data.data.login);
    expect(logins).toEqual(['fern.hill', first]);
  });
});

describe('a known e-mail', () => {
  it('answers like an unknown one and stays unchanged', async () => {
    const email = newEmail();
    const fern = await fixture.putPerson({ email, fio: 'Fern' });
    const [known, unknown] = [await register(email), await register(newEmail())];
    expect(shapeOf(known)).toEqual(shapeOf(unknown));
    expect(known.data.data.id).not.toBe(fern.id);
    expect((await fixture.sentTo(email))[0]?.subject).toBe('You already have an account');
    const signedIn = await logIn(email, await fixture.sentCode(email));
    expect(signedIn.data.data).toMatchObject({ id: fern.id, fio: 'Fern', roles: ['ROLE_BUYER'] });
  });

  it('gets a mail without a code if it is an admin’s', async () => {
    const { email } = await fixture.newAdmin();
    const [known, unknown] = [await register(email), await register(newEmail())];
    expect(shapeOf(known)).toEqual(shapeOf(unknown));
    await fixture.cloud.settle();
    const [mail, ...more] = await fixture.sentTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('You already have an account');
    expect(mail?.text).not.toMatch(/\b\d{4}\b/);
  });
});

/** All that two answers to different addresses have in common. */
function shapeOf({ status, headers, data }: Awaited<ReturnType<typeof register>>) {
  const { id, email, login, sent_to, created_at, ...same } = data.data;
  const lengths = [id.length, created_at.length, sent_to.replace(/^./, '')];
  return {
    status,
    names: [...headers.keys()].sort(),
    message: data.message,
    same,
    lengths,
    named: email === login,
  };
}

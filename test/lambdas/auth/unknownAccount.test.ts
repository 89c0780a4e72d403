import * as auth from '@bloomkin/shared/routes/auth.ts';
import { describe, expect, it } from 'vitest';
import type { Answered } from '#support/api.ts';
import { authFixture } from '#support/authFixture.ts';

const fixture = authFixture();

describe('known and unknown accounts are answered alike', () => {
  it('for a code by phone', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    await fixture.passSeconds(rosie.phone, 60);
    const [known, unknown] = [await conversation(rosie.phone), await conversation(fixture.newPhone())];
    expect(known.map(maskedBody)).toEqual(unknown.map(maskedBody));
  });

  it('for a code of an admin’s account', async () => {
    const admin = await fixture.newAdmin();
    const [known, unknown] = [await conversation(admin.phone), await conversation(fixture.newPhone())];
    expect(known.map(maskedBody)).toEqual(unknown.map(maskedBody));
    expect(await fixture.sentTo(admin.phone)).toEqual([]);
  });

  it.each([
    { target: 'sms', status: 200 },
    { target: 'cognito', status: 503 },
  ] as const)('for a code while $target fails', async ({ target, status }) => {
    const rosie = await fixture.signUpBuyer('Rosie');
    await fixture.passSeconds(rosie.phone, 60);
    const ask = (phoneNumbers: string) => fixture.api().send(auth.requestCode, { body: { phoneNumbers } });
    fixture.cloud.faults.inject({ target, mode: 'error', rate: 1, seconds: 60 });
    const [known, unknown] = [await ask(rosie.phone), await ask(fixture.newPhone())];
    fixture.cloud.faults.clear();
    expect([known.status, unknown.status]).toEqual([status, status]);
    expect(maskedBody(known)).toEqual(maskedBody(unknown));
  });

  it('for a password', async () => {
    const admin = await fixture.newAdmin();
    const tryPassword = (login: string) =>
      fixture.api().send(auth.logInByPassword, { body: { login, password: 'Not-The-One-1' } });
    const [known, unknown] = [await tryPassword(admin.email), await tryPassword('nobody@flowers.test')];
    expect(known.status).toBe(401);
    expect(maskedBody(known)).toEqual(maskedBody(unknown));
  });

  it('with no message to the unknown one', async () => {
    const phone = fixture.newPhone();
    await conversation(phone);
    expect(await fixture.sentTo(phone)).toEqual([]);
  });
});

describe('a look-up by phone', () => {
  it('refuses numbers of other countries', async () => {
    const { phone } = await fixture.signUpBuyer('Rosie');
    const find = (country_code: string) =>
      fixture.api().send(auth.findInSystem, { query: { phone: phone.slice(3), country_code } });
    expect((await find('+61')).data).toMatchObject({ data: { exists: true } });
    expect(await find('+1')).toMatchObject({
      status: 422,
      failure: { errors: [{ path: 'phone', message: 'Only Australian numbers, starting with +61' }] },
    });
  });
});

describe('an admin', () => {
  it('signs in by password alone, with e-mail, phone or login, in any case', async () => {
    const admin = await fixture.newAdmin();
    for (const login of [admin.email, admin.email.toUpperCase(), admin.phone, admin.login]) {
      const { data } = await fixture
        .api()
        .call(auth.logInByPassword, { body: { login, password: admin.password } });
      expect(data.is_admin).toBe(true);
    }
    const { data } = await fixture.api().call(auth.findInSystem, { query: { email: admin.email } });
    expect(data).toEqual({ exists: true, methods: ['password'] });
  });
});

/** Asks for a code, asks again too soon, answers wrong until the code is over. */
async function conversation(phoneNumbers: string): Promise<Answered<unknown>[]> {
  const api = fixture.api();
  const response = await api.send(auth.requestCode, { body: { phoneNumbers } });
  const tooSoon = await api.send(auth.requestCode, { body: { phoneNumbers } });
  const answers: Answered<unknown>[] = [response, tooSoon];
  // Five digits are never the code.
  for (let wrong = 0; wrong < 4; wrong++)
    answers.push(await api.send(auth.logInByCode, { body: { phoneNumbers, code: '12345' } }));
  return answers;
}

/** All that can be told of an answer: without its own id, the digits of its own phone, and the second it came in. */
function maskedBody({ status, headers, data, failure }: Answered<unknown>) {
  const text = JSON.stringify({ ...(data ?? failure), request_id: '' }).replace(/•\s\d{3}/, '•');
  return { status, text, retryAfter: headers.has('retry-after'), names: [...headers.keys()].sort() };
}

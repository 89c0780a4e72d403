import * as auth from '@bloomkin/shared/routes/auth.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';

const fixture = authFixture();

const post = async (path: string) =>
  (await fetch(new URL(path, fixture.cloud.url), { method: 'POST' })).status;
const wrongFor = (code: string) => (code === '1111' ? '2222' : '1111');

describe('an unknown phone', () => {
  it('registers, gets a code, and signs in by it', async () => {
    const [api, phone] = [fixture.api(), fixture.newPhone()];
    const { data, message } = await api.call(auth.registerBySms, {
      body: { country_code: '+61', phoneNumbers: phone, fio: 'Rosie Banks', roles: ['ROLE_VENDOR'] },
    });
    expect(data).toMatchObject({ expires_in: 300, resend_in: 30 });
    expect(message).toBe('A confirmation code has been sent to the number you specified');
    const code = await fixture.sentCode(phone);
    const { data: rosie } = await api.call(auth.logInByCode, { body: { phoneNumbers: phone, code } });
    expect(rosie).toMatchObject({ fio: 'Rosie Banks', phone, roles: ['ROLE_VENDOR'], is_admin: false });
    api.token = rosie.api_token;
    expect((await api.call(users.getMe, {})).data.id).toBe(rosie.id);
  });

  it('enters the system with its first right code', async () => {
    const [api, phone] = [fixture.api(), fixture.newPhone()];
    const look = async () => (await api.call(auth.findInSystem, { query: { phone } })).data;
    await api.call(auth.registerBySms, { body: { phoneNumbers: phone, fio: 'Rosie' } });
    expect(await look()).toEqual({ exists: false, methods: [] });
    const code = await fixture.sentCode(phone);
    await api.call(auth.logInByCode, { body: { phoneNumbers: phone, code } });
    expect(await look()).toEqual({ exists: true, methods: ['sms'] });
  });

  it('follows from its value and type', async () => {
    const { api, phone } = await fixture.signUpBuyer('Rosie');
    const query = { value: phone.replace('+61', ''), type: 'phone' } as const;
    expect((await api.call(auth.findInSystem, { query })).data.exists).toBe(true);
  });

  it('must be an Australian mobile', async () => {
    for (const body of [
      { phoneNumbers: '(02) 5550 1234' },
      { phoneNumbers: '+64 21 123 4567' },
      { phoneNumbers: '12345' },
      { phoneNumbers: fixture.newPhone().replace('+61', ''), country_code: '+64' },
    ]) {
      const answered = await fixture.api().send(auth.registerBySms, { body: { ...body, fio: 'Rosie' } });
      expect([body, answered.status]).toEqual([body, 422]);
    }
  });
});

describe('a known phone', () => {
  it('gets a sign-in code on registration unchanged', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    await fixture.passSeconds(rosie.phone, 31);
    const again = { phoneNumbers: rosie.phone, fio: 'Mallory', roles: ['ROLE_VENDOR'] as ['ROLE_VENDOR'] };
    const { data: answer, message } = await rosie.api.call(auth.registerBySms, { body: again });
    const unknown = await fixture.api().call(auth.registerBySms, {
      body: { ...again, phoneNumbers: fixture.newPhone() },
    });
    expect([Object.keys(answer), message]).toEqual([Object.keys(unknown.data), unknown.message]);
    expect(answer).toMatchObject({ expires_in: 300, resend_in: 30 });
    const code = await fixture.sentCode(rosie.phone);
    const { data } = await rosie.api.call(auth.logInByCode, { body: { phoneNumbers: rosie.phone, code } });
    expect(data).toMatchObject({ id: rosie.id, fio: 'Rosie', roles: ['ROLE_BUYER'] });
  });

  it('accepts each of the usual spellings', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const national = rosie.phone.replace('+61', '');
    for (const phoneNumbers of [`0${national}`, national, rosie.phone]) {
      await fixture.passSeconds(rosie.phone, 1000);
      await rosie.api.call(auth.requestCode, { body: { country_code: '+61', phoneNumbers } });
      const code = await fixture.sentCode(rosie.phone);
      const { data } = await rosie.api.call(auth.logInByCode, { body: { phoneNumbers, code } });
      expect(data.id).toBe(rosie.id);
    }
  });

  it('accepts a query with a space for its plus', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    await fixture.passSeconds(rosie.phone, 1000);
    const phone = `country_code=+61&phoneNumbers=${rosie.phone.replace('+61', '')}`;
    expect(await post(`/api/users/code_request?${phone}`)).toBe(200);
    const code = await fixture.sentCode(rosie.phone);
    expect(await post(`/api/users/code_login?${phone}&code=${code}`)).toBe(200);
  });
});

describe('a known e-mail', () => {
  it('accepts a query', async () => {
    const email = 'fern@flowers.test';
    await fixture.putPerson({ email, fio: 'Fern' });
    expect(await post(`/api/users/code_request?email=${email}`)).toBe(200);
    const code = await fixture.sentCode(email);
    expect(await post(`/api/users/code_login?email=${email}&code=${code}`)).toBe(200);
  });
});

describe('a code', () => {
  it('expires after three wrong answers', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const answer = (code: string) =>
      rosie.api.send(auth.logInByCode, { body: { phoneNumbers: rosie.phone, code } });
    const first = await fixture.newCodeFor(rosie.phone);
    for (const left of [2, 1, 0]) {
      const { status, failure } = await answer(wrongFor(first));
      expect([status, failure.code]).toEqual([401, 'AUTH.VALIDATION.INVALID.CODE']);
      expect(failure.attempts_left).toBe(left);
    }
    expect((await answer(first)).status).toBe(401);
    expect((await answer(await fixture.newCodeFor(rosie.phone))).status).toBe(200);
  });

  it('signs in once', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const code = await fixture.newCodeFor(rosie.phone);
    const body = { phoneNumbers: rosie.phone, code };
    expect((await rosie.api.send(auth.logInByCode, { body })).status).toBe(200);
    expect((await rosie.api.send(auth.logInByCode, { body })).status).toBe(401);
  });

  it('fails after a newer one was sent', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const older = await fixture.newCodeFor(rosie.phone);
    const newer = await fixture.newCodeFor(rosie.phone);
    const answer = (code: string) =>
      rosie.api.send(auth.logInByCode, { body: { phoneNumbers: rosie.phone, code } });
    if (older !== newer) expect((await answer(older)).status).toBe(401);
    expect((await answer(newer)).status).toBe(200);
  });

  it('fails for a day after the fifth wrong answer, the right one too', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const elsewhere = fixture.api();
    const answer = (code: string) =>
      elsewhere.send(auth.logInByCode, { body: { phoneNumbers: rosie.phone, code } });
    const first = await fixture.newCodeFor(rosie.phone);
    for (let wrong = 0; wrong < 3; wrong++) await answer(wrongFor(first));
    const second = await fixture.newCodeFor(rosie.phone);
    for (let wrong = 0; wrong < 2; wrong++) await answer(wrongFor(second));
    const locked = await answer(second);
    expect([locked.status, locked.failure.code]).toEqual([401, 'AUTH.VALIDATION.INVALID.CODE']);
    const sentBefore = (await fixture.sentTo(rosie.phone)).length;
    await fixture.passSeconds(rosie.phone, 1200);
    const response = await elsewhere.send(auth.requestCode, { body: { phoneNumbers: rosie.phone } });
    expect(response.status).toBe(200);
    expect((await fixture.sentTo(rosie.phone)).length).toBe(sentBefore);
  });

  it('works again a day after the fifth wrong answer', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const answer = (code: string) =>
      rosie.api.send(auth.logInByCode, { body: { phoneNumbers: rosie.phone, code } });
    const first = await fixture.newCodeFor(rosie.phone);
    for (let wrong = 0; wrong < 3; wrong++) await answer(wrongFor(first));
    const second = await fixture.newCodeFor(rosie.phone);
    for (let wrong = 0; wrong < 2; wrong++) await answer(wrongFor(second));
    const sentBefore = (await fixture.sentTo(rosie.phone)).length;
    await fixture.passSecondsForAnswers(rosie.id, 24 * 3600 - 60);
    await fixture.newCodeFor(rosie.phone).catch(() => undefined);
    expect((await fixture.sentTo(rosie.phone)).length).toBe(sentBefore);
    await fixture.passSecondsForAnswers(rosie.id, 61);
    expect((await answer(await fixture.newCodeFor(rosie.phone))).status).toBe(200);
  });

  it('sets the name only where the account has none', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const nameless = await fixture.putPerson({ phone: fixture.newPhone(), fio: '' });
    for (const [{ phone: phoneNumbers }, fio] of [
      [rosie, 'Rosie'],
      [nameless, 'Mallory'],
    ] as const) {
      const body = { phoneNumbers, code: await fixture.newCodeFor(phoneNumbers), fio: 'Mallory' };
      expect((await rosie.api.call(auth.logInByCode, { body })).data.fio).toBe(fio);
    }
  });
});

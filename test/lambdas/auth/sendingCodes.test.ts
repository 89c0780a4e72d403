import * as auth from '@bloomkin/shared/routes/auth.ts';
import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';

const fixture = authFixture();

describe('a code is sent', () => {
  it('to a confirmed e-mail, which signs in by it', async () => {
    const email = 'jasmine@flowers.test';
    const jasmine = await fixture.putPerson({ email, fio: 'Jasmine' });
    const api = fixture.api();
    const { data, message } = await api.call(auth.requestCode, { body: { email: 'Jasmine@Flowers.test' } });
    expect(data.sent_to).toBe('j•••@flowers.test');
    expect(message).toBe('A confirmation code has been sent to the e-mail address you specified');
    const code = await fixture.sentCode(email);
    expect((await api.call(auth.logInByCode, { body: { email, code } })).data.id).toBe(jasmine.id);
  });

  it('to no address that was only typed at registration', async () => {
    const [phoneNumbers, email] = [fixture.newPhone(), 'victim@flowers.test'];
    await fixture.api().call(auth.registerBySms, { body: { phoneNumbers, email, fio: 'Mallory' } });
    await fixture.api().call(auth.requestCode, { body: { email } });
    expect(await fixture.sentTo(email)).toEqual([]);
  });

  it('to no disabled user', async () => {
    const { phone } = await fixture.putPerson({ phone: fixture.newPhone(), active: false });
    await fixture.api().call(auth.requestCode, { body: { phoneNumbers: phone } });
    expect(await fixture.sentTo(phone)).toEqual([]);
  });

  it('despite a registration that Cognito never got', async () => {
    const { phone, id } = await fixture.putPerson({
      phone: fixture.newPhone(),
      inCognito: false,
      pending: true,
    });
    const code = await fixture.newCodeFor(phone);
    const { data } = await fixture
      .api()
      .call(auth.logInByCode, { body: { phoneNumbers: phone, code, fio: 'Rosie' } });
    expect(data).toMatchObject({ id, fio: 'Rosie' });
  });

  it('once to one phone for concurrent requests', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    await fixture.passSeconds(rosie.phone, 1000);
    const ask = () => fixture.api().send(auth.requestCode, { body: { phoneNumbers: rosie.phone } });
    const before = (await fixture.sentTo(rosie.phone)).length;
    const statuses = (await Promise.all(Array.from({ length: 20 }, ask))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBe(1);
    expect((await fixture.sentTo(rosie.phone)).length).toBe(before + 1);
  });

  it('every 30 seconds, three times in 15 minutes', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const ask = () => fixture.api().send(auth.requestCode, { body: { phoneNumbers: rosie.phone } });
    const tooSoon = await ask();
    expect([tooSoon.status, tooSoon.failure.code]).toEqual([429, 'LIMIT.TOO_MANY']);
    expect(Number(tooSoon.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const status of [200, 200, 429]) {
      await fixture.passSeconds(rosie.phone, 31);
      expect((await ask()).status).toBe(status);
    }
  });

  it('late when the message failed, once messages go out again', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    await fixture.passSeconds(rosie.phone, 1000);
    const before = (await fixture.sentTo(rosie.phone)).length;
    fixture.cloud.faults.inject({ target: 'sms', mode: 'error', rate: 1, seconds: 60 });
    const response = await fixture.api().send(auth.requestCode, { body: { phoneNumbers: rosie.phone } });
    fixture.cloud.faults.clear();
    expect(response.status).toBe(200);
    await fixture.cloud.settle();
    expect((await fixture.sentTo(rosie.phone)).length).toBe(before + 1);
    const body = { phoneNumbers: rosie.phone, code: await fixture.sentCode(rosie.phone) };
    expect((await fixture.api().call(auth.logInByCode, { body })).data.id).toBe(rosie.id);
  });

  it('once Cognito answers again after a 503', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    await fixture.passSeconds(rosie.phone, 1000);
    const ask = () => fixture.api().send(auth.requestCode, { body: { phoneNumbers: rosie.phone } });
    fixture.cloud.faults.inject({ target: 'cognito', mode: 'error', rate: 1, seconds: 60 });
    const failed = await ask();
    fixture.cloud.faults.clear();
    expect([failed.status, failed.headers.has('retry-after')]).toEqual([503, true]);
    expect((await ask()).status).toBe(200);
  });
});

describe('two registrations of one phone at the same moment', () => {
  it('make one account', async () => {
    const phone = fixture.newPhone();
    const register = (fio: string) =>
      fixture.api().send(auth.registerBySms, { body: { phoneNumbers: phone, fio } });
    const answers = await Promise.all(['Rosie', 'Jasmine', 'Iris', 'Daisy'].map(register));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect((await fixture.sentTo(phone)).length).toBe(1);
    const code = await fixture.sentCode(phone);
    const { data } = await fixture.api().call(auth.logInByCode, { body: { phoneNumbers: phone, code } });
    expect(data.phone).toBe(phone);
  });
});

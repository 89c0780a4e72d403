import * as auth from '@bloomkin/shared/routes/auth.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';
import { messageTo } from '#support/outbox.ts';

const fixture = authFixture();
let addresses = 0;
const newEmail = () => `rosie${++addresses}@flowers.test`;

const hasCode = ({ text }: { text: string }) => /\b\d{4}\b/.test(text);

async function codeAt(to: string): Promise<string> {
  const { text } = await messageTo(fixture.cloud.url, to, hasCode);
  return /\b\d{4}\b/.exec(text)?.[0] ?? '';
}

const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('a new phone or e-mail', () => {
  it('applies once its code is confirmed, and then finds the account', async () => {
    const { api, phone } = await fixture.newBuyer('Rosie');
    const email = newEmail();
    const response = await api.call(users.updateProfile, {
      body: { fio: 'Rosie B', email: email.toUpperCase() },
    });
    expect(response.data).toMatchObject({ fio: 'Rosie B', email: '', phone, unconfirmed: { email } });
    expect((await api.call(users.getProfile, {})).data.unconfirmed).toEqual({ email });
    const { data } = await api.call(users.confirmProfile, { body: { code: await codeAt(email) } });
    expect(data).toMatchObject({ email, phone, unconfirmed: {} });
    const look = await fixture.api().call(auth.findInSystem, { query: { email } });
    expect(look.data).toEqual({ exists: true, methods: ['sms', 'email_code'] });
  });

  it('ends sign-in by the old phone and frees it', async () => {
    const { api, phone: old } = await fixture.newBuyer('Rosie');
    const phone = fixture.newPhone();
    await api.call(users.updateProfile, { body: { phone } });
    await api.call(users.confirmProfile, { body: { code: await codeAt(phone) } });
    const message = await messageTo(fixture.cloud.url, old, ({ text }) => text.includes('changed'));
    expect(message.text).not.toContain(phone);
    const look = (number: string) => fixture.api().call(auth.findInSystem, { query: { phone: number } });
    expect((await look(old)).data.exists).toBe(false);
    expect((await look(phone)).data.exists).toBe(true);
  });

  it('stays unconfirmed by a wrong code, and after three wrong ones', async () => {
    const { api } = await fixture.newBuyer('Rosie');
    const email = newEmail();
    await api.call(users.updateProfile, { body: { email } });
    const code = await codeAt(email);
    for (const left of [2, 1, 0]) {
      const { status, failure } = await api.send(users.confirmProfile, { body: { code: wrong(code) } });
      expect([status, failure.code, failure.attempts_left]).toEqual([
        401,
        'AUTH.VALIDATION.INVALID.CODE',
        left,
      ]);
    }
    expect((await api.send(users.confirmProfile, { body: { code } })).status).toBe(401);
    expect((await api.call(users.getMe, {})).data.email).toBe('');
  });

  it('evaluates three of many answers, and accepts the right one twice', async () => {
    const { api } = await fixture.newBuyer('Rosie');
    const email = newEmail();
    await api.call(users.updateProfile, { body: { email } });
    const code = await codeAt(email);
    const guesses = Array.from({ length: 12 }, (_, index) => wrong(String(Number(code) + index)));
    const answers = await Promise.all(
      guesses
        .filter((guess) => guess !== code)
        .map((guess) => api.send(users.confirmProfile, { body: { code: guess } })),
    );
    expect(answers.every(({ status }) => status === 401)).toBe(true);
    expect((await api.send(users.confirmProfile, { body: { code } })).status).toBe(401);

    const phone = fixture.newPhone();
    await api.call(users.updateProfile, { body: { phone } });
    const right = { body: { code: await codeAt(phone) } };
    await api.call(users.confirmProfile, right);
    expect((await api.call(users.confirmProfile, right)).data.phone).toBe(phone);
  });

  it('answers 409 for another account’s, to the holder of its code alone', async () => {
    const [ruby, rosie] = [await fixture.newBuyer('Ruby'), await fixture.newBuyer('Rosie')];
    await fixture.passSeconds(ruby.phone, 1000);
    const { data } = await rosie.api.call(users.updateProfile, { body: { phone: ruby.phone } });
    expect(data.unconfirmed).toEqual({ phone: ruby.phone });
    await fixture.cloud.settle();
    const [newest] = await fixture.sentTo(ruby.phone);
    const code = /\b\d{4}\b/.exec(newest?.text ?? '')?.[0] ?? '';
    const { status, failure } = await rosie.api.send(users.confirmProfile, { body: { code } });
    expect([status, failure.code]).toEqual([409, 'USER.PHONE_TAKEN']);
    expect((await rosie.api.call(users.getProfile, {})).data).toMatchObject({
      phone: rosie.phone,
      unconfirmed: {},
    });
    expect((await ruby.api.call(users.getMe, {})).data.phone).toBe(ruby.phone);
  });

  it('that two users confirm belongs to one of them', async () => {
    const people = [await fixture.newBuyer('Ruby'), await fixture.newBuyer('Rosie')];
    const email = newEmail();
    const codes: string[] = [];
    for (const { api } of people) {
      await fixture.passSeconds(email, 1000);
      await api.call(users.updateProfile, { body: { email } });
      await fixture.cloud.settle();
      codes.push(await codeAt(email));
    }
    const answers = await Promise.all(
      people.map(({ api }, index) => api.send(users.confirmProfile, { body: { code: codes[index] ?? '' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('gets one code for repeated requests, and none while messages fail', async () => {
    const { api } = await fixture.newBuyer('Rosie');
    const phone = fixture.newPhone();
    await api.call(users.updateProfile, { body: { phone } });
    await api.call(users.updateProfile, { body: { phone } });
    await fixture.cloud.settle();
    expect(await fixture.sentTo(phone)).toHaveLength(1);
    for (const body of [{ phone: '02 5550 1234' }, { phone: '' }, { email: 'rosie' }])
      expect((await api.send(users.updateProfile, { body })).status).toBe(422);
  });
});

import * as auth from '@bloomkin/shared/routes/auth.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { authFixture, type SignedIn } from '#support/authFixture.ts';

const fixture = authFixture();

const wrongFor = (code: string) => (code === '1111' ? '2222' : '1111');
const request = (api: Api, phone: string) => api.send(auth.requestCode, { body: { phoneNumbers: phone } });
const answer = (api: Api, phone: string, code: string) =>
  api.send(auth.logInByCode, { body: { phoneNumbers: phone, code } });

/** A code that this browser asked for. */
async function codeFor(api: Api, phone: string): Promise<string> {
  await fixture.passSeconds(phone, 1000);
  expect((await request(api, phone)).status).toBe(200);
  return fixture.sentCode(phone);
}

async function answerWrongly(api: Api, phone: string, times: number): Promise<void> {
  const code = await codeFor(api, phone);
  for (let wrong = 0; wrong < times; wrong++)
    expect((await answer(api, phone, wrongFor(code))).status).toBe(401);
}

/** Five wrong answers by a browser without a note of the person. */
async function switchOffByStranger(): Promise<{ rosie: SignedIn; stranger: Api }> {
  const rosie = await fixture.signUpBuyer('Rosie');
  const stranger = fixture.api();
  await answerWrongly(stranger, rosie.phone, 3);
  await answerWrongly(stranger, rosie.phone, 2);
  return { rosie, stranger };
}

describe('after five wrong answers by a stranger', () => {
  it('a known browser gets a code and signs in by it', async () => {
    const { rosie } = await switchOffByStranger();
    const code = await codeFor(rosie.api, rosie.phone);
    expect((await answer(rosie.api, rosie.phone, code)).status).toBe(200);
  });

  it('an unknown browser gets the usual answer and no code', async () => {
    const { rosie, stranger } = await switchOffByStranger();
    const before = (await fixture.sentTo(rosie.phone)).length;
    await fixture.passSeconds(rosie.phone, 1000);
    expect((await request(stranger, rosie.phone)).status).toBe(200);
    expect((await fixture.sentTo(rosie.phone)).length).toBe(before);
    const { status, failure } = await answer(stranger, rosie.phone, '1234');
    expect([status, failure.code]).toEqual([401, 'AUTH.VALIDATION.INVALID.CODE']);
  });

  it('a browser known to another user counts as unknown', async () => {
    const { rosie } = await switchOffByStranger();
    const mallory = await fixture.signUpBuyer('Mallory');
    const before = (await fixture.sentTo(rosie.phone)).length;
    await fixture.passSeconds(rosie.phone, 1000);
    expect((await request(mallory.api, rosie.phone)).status).toBe(200);
    expect((await fixture.sentTo(rosie.phone)).length).toBe(before);
  });
});

describe('a known browser', () => {
  it('keeps its code while a stranger requests and answers other codes', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const code = await codeFor(rosie.api, rosie.phone);
    await answerWrongly(fixture.api(), rosie.phone, 3);
    expect((await answer(rosie.api, rosie.phone, code)).status).toBe(200);
  });

  it('gets five wrong answers of its own, apart from other browsers', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    await answerWrongly(rosie.api, rosie.phone, 3);
    await answerWrongly(rosie.api, rosie.phone, 2);
    const before = (await fixture.sentTo(rosie.phone)).length;
    await fixture.passSeconds(rosie.phone, 1000);
    const { status, data } = await request(rosie.api, rosie.phone);
    expect([status, data.data.expires_in]).toEqual([200, 300]);
    expect((await fixture.sentTo(rosie.phone)).length).toBe(before);
    expect((await answer(rosie.api, rosie.phone, '1234')).failure.attempts_left).toBe(2);
    const elsewhere = fixture.api();
    const code = await codeFor(elsewhere, rosie.phone);
    expect((await answer(elsewhere, rosie.phone, code)).status).toBe(200);
  });

  it('accepts a code that another browser requested', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const code = await codeFor(fixture.api(), rosie.phone);
    expect((await answer(rosie.api, rosie.phone, code)).status).toBe(200);
  });

  it('gets a failed code later and signs in by it', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    await fixture.passSeconds(rosie.phone, 1000);
    fixture.cloud.faults.inject({ target: 'sms', mode: 'error', rate: 1, seconds: 60 });
    await request(rosie.api, rosie.phone);
    fixture.cloud.faults.clear();
    await fixture.cloud.settle();
    const code = await fixture.sentCode(rosie.phone);
    expect((await answer(rosie.api, rosie.phone, code)).status).toBe(200);
  });

  it('gets codes after strangers have used up the day', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const stranger = fixture.api();
    const statuses: number[] = [];
    for (let times = 0; times < 8; times++) {
      await fixture.passSeconds(rosie.phone, 1000);
      statuses.push((await request(stranger, rosie.phone)).status);
    }
    // Registering took one of the five.
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
    for (const status of [200, 200, 200, 429]) {
      await fixture.passSeconds(rosie.phone, 1000);
      expect((await request(rosie.api, rosie.phone)).status).toBe(status);
    }
  });

  it('keeps the limits of its phone', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    await fixture.passSeconds(rosie.phone, 1000);
    const statuses: number[] = [];
    for (const api of [fixture.api(), rosie.api, rosie.api, rosie.api]) {
      statuses.push((await request(api, rosie.phone)).status);
      await fixture.passSeconds(rosie.phone, 31);
    }
    statuses.push((await request(fixture.api(), rosie.phone)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await fixture.passSeconds(rosie.phone, 1000);
    await request(fixture.api(), rosie.phone);
    expect((await request(rosie.api, rosie.phone)).status).toBe(429);
  });
});

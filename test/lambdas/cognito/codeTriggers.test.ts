import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';
import { loadModules } from '#support/operator.ts';
import { createEvent, verifyEvent } from './triggerEvents.ts';

const fixture = authFixture();

/** A user for whom our API has just requested a code, and Cognito's calls after that. */
async function requestCode() {
  const { createAuthChallenge, startCode, putIntent, verifyAuthChallengeResponse } = await loadModules(
    fixture.cloud,
  );
  const { id, phone } = await fixture.putPerson({ phone: fixture.newPhone(), fio: 'Rosie' });
  const owner = { id, channel: 'sms', device: '' } as const;
  const challengeId = crypto.randomUUID();
  const nowSeconds = Math.floor(Date.now() / 1000);
  await startCode(owner, { challengeId, live: true }, nowSeconds);
  await putIntent(owner, { challengeId, welcomesBack: false }, nowSeconds);
  const challenge = `sms:${challengeId}`;
  return {
    id,
    phone,
    challenge,
    create: (metadata?: string) => createAuthChallenge(createEvent(id, metadata)),
    verify: async (code: string) =>
      (await verifyAuthChallengeResponse(verifyEvent(id, challenge, code))).response.answerCorrect,
  };
}

describe('the trigger that sends the code', () => {
  it('sends nothing without a request of our API', async () => {
    const { createAuthChallenge } = await loadModules(fixture.cloud);
    const { id, phone } = await fixture.putPerson({ phone: fixture.newPhone(), fio: 'Rosie' });
    const { response } = await createAuthChallenge(createEvent(id));
    expect(await fixture.sentTo(phone)).toEqual([]);
    expect(response.privateChallengeParameters).toEqual({ challenge: '' });
  });

  it('sends one message when Cognito calls twice, with the same challenge', async () => {
    const { phone, challenge, create } = await requestCode();
    const answers = [await create(), ...(await Promise.all([create(), create()]))];
    expect((await fixture.sentTo(phone)).length).toBe(1);
    for (const { response } of answers) {
      expect(response.challengeMetadata).toBe(challenge);
      expect(response.publicChallengeParameters).toEqual({});
    }
  });

  it('sends nothing for the round after a wrong answer', async () => {
    const { phone, challenge, create } = await requestCode();
    const { response } = await create(challenge);
    expect(response.privateChallengeParameters).toEqual({ challenge });
    expect(await fixture.sentTo(phone)).toEqual([]);
  });

  it('sends nothing to a user who became an admin in the meantime', async () => {
    const { changeUser } = await loadModules(fixture.cloud);
    const { id, phone, create } = await requestCode();
    await changeUser(id, (read) => ({ ...read, roles: ['ROLE_ADMIN'] }), new Date());
    await create();
    expect(await fixture.sentTo(phone)).toEqual([]);
  });
});

describe('the trigger that compares', () => {
  it('evaluates three of a thousand concurrent guesses', async () => {
    const { id, phone, create, verify } = await requestCode();
    await create();
    const code = await fixture.sentCode(phone);
    const guesses = Array.from({ length: 1001 }, (_, index) => String(index).padStart(4, '0'));
    const wrong = guesses.filter((guess) => guess !== code).slice(0, 1000);
    expect(new Set(await Promise.all(wrong.map(verify)))).toEqual(new Set([false]));
    expect((await fixture.findCurrentCode(id)).answers).toBe(3);
    expect(await verify(code)).toBe(false);
  });

  it('lets one of many right answers win', async () => {
    const { phone, create, verify } = await requestCode();
    await create();
    const code = await fixture.sentCode(phone);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(code)));
    expect(answers.filter((right) => right).length).toBe(1);
  });

  it('takes only the code of its own challenge', async () => {
    const [rosie, jasmine] = [await requestCode(), await requestCode()];
    await rosie.create();
    await jasmine.create();
    const code = await fixture.sentCode(rosie.phone);
    const { verifyAuthChallengeResponse } = await loadModules(fixture.cloud);
    const stolen = await verifyAuthChallengeResponse(verifyEvent(jasmine.id, rosie.challenge, code));
    const none = await verifyAuthChallengeResponse(verifyEvent(rosie.id, '', code));
    expect([stolen, none].map(({ response }) => response.answerCorrect)).toEqual([false, false]);
  });

  it('rejects any answer before a code was made', async () => {
    const { verify } = await requestCode();
    expect(await verify('')).toBe(false);
  });
});

import * as auth from '@bloomkin/shared/routes/auth.ts';
import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';

const fixture = authFixture();

// A thousand at once, without the gateway between: test/lambdas/cognito/codeTriggers.test.ts.
describe('many concurrent answers to one code', () => {
  it('count three times at most when they are guesses', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const code = await fixture.newCodeFor(rosie.phone);
    const tries = Array.from({ length: 101 }, (_, index) => String(index).padStart(4, '0'));
    const statuses = await answerAll(
      rosie.phone,
      tries.filter((guess) => guess !== code),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await fixture.findCurrentCode(rosie.id)).answers).toBeLessThanOrEqual(3);
  });

  it('sign in once when all are right', async () => {
    const rosie = await fixture.signUpBuyer('Rosie');
    const code = await fixture.newCodeFor(rosie.phone);
    const statuses = await answerAll(rosie.phone, Array<string>(50).fill(code));
    expect(statuses.filter((status) => status === 200).length).toBe(1);
    expect((await fixture.findCurrentCode(rosie.id)).answers).toBeLessThanOrEqual(3);
  });
});

function answerAll(phoneNumbers: string, codes: readonly string[]): Promise<number[]> {
  const answer = async (code: string) =>
    (await fixture.api().send(auth.logInByCode, { body: { phoneNumbers, code } })).status;
  return Promise.all(codes.map(answer));
}

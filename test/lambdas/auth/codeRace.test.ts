import * as auth from '@bloomkin/shared/routes/auth.ts';
import { describe, expect, it } from 'vitest';
import { useShop } from './useShop.ts';

const shop = useShop();

const guesses = 1000;

describe('many answers at once to one code', () => {
  it('are looked at three times at most when they are a thousand guesses', async () => {
    const rosie = await shop.newBuyer('Rosie');
    const code = await shop.newCodeFor(rosie.phone);
    const tries = Array.from({ length: guesses + 1 }, (_, index) => String(index).padStart(4, '0'));
    const wrong = tries.filter((guess) => guess !== code).slice(0, guesses);
    const answers = await answerAll(rosie.phone, wrong);
    expect(answers.filter((status) => status === 200)).toEqual([]);
    expect(await shop.answersCounted(rosie.id)).toBeLessThanOrEqual(3);
  });

  it('win once when all are right', async () => {
    const rosie = await shop.newBuyer('Rosie');
    const code = await shop.newCodeFor(rosie.phone);
    const answers = await answerAll(rosie.phone, Array<string>(200).fill(code));
    expect(answers.filter((status) => status === 200).length).toBe(1);
    expect(await shop.answersCounted(rosie.id)).toBeLessThanOrEqual(3);
  });
});

/** Answers with all of these, as many at a time as one machine's sockets take. */
async function answerAll(phoneNumbers: string, codes: readonly string[]): Promise<number[]> {
  const waiting = codes.values();
  const statuses: number[] = [];
  const answer = async () => {
    for (const code of waiting)
      statuses.push((await shop.api().send(auth.logInByCode, { body: { phoneNumbers, code } })).status);
  };
  await Promise.all(Array.from({ length: 200 }, answer));
  return statuses;
}

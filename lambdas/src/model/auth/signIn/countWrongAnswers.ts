import { AppError } from '@bloomkin/shared/errors.ts';
import {
  checkOverall,
  countOverall,
  giveBackForAddress,
  overall,
  perAddress,
  takeForAddress,
} from '#platform/http/limits.ts';

const wrongAnswers: ReadonlySet<string> = new Set([
  'AUTH.VALIDATION.INVALID_LOGIN',
  'AUTH.PASSWORD.LINK_USED',
  'AUTH.SECOND_FACTOR.WRONG',
]);

/** Counted before the check, against parallel guesses, and returned unless wrong. Wrong codes also trip the breaker. */
export async function countWrongAnswers<T>(address: string, now: Date, answer: () => Promise<T>): Promise<T> {
  await takeForAddress(perAddress.wrongAnswers, address, now);
  try {
    const right = await answer();
    await giveBackForAddress(perAddress.wrongAnswers, address, now);
    return right;
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined;
    if (code === 'AUTH.VALIDATION.INVALID.CODE') await countOverall(overall.wrongAnswers, now);
    else if (!code || !wrongAnswers.has(code))
      await giveBackForAddress(perAddress.wrongAnswers, address, now);
    throw error;
  }
}

export const checkCodeBreaker = (now: Date) => checkOverall(overall.wrongAnswers, now);

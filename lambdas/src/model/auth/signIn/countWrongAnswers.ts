import { AppError } from '@bloomkin/shared/errors.ts';
import {
  checkOverall,
  countOverall,
  giveBackForAddress,
  overall,
  perAddress,
  takeForAddress,
} from '#platform/http/limits.ts';

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
    else if (code !== 'AUTH.VALIDATION.INVALID_LOGIN' && code !== 'AUTH.PASSWORD.LINK_USED')
      await giveBackForAddress(perAddress.wrongAnswers, address, now);
    throw error;
  }
}

export const checkCodeBreaker = (now: Date) => checkOverall(overall.wrongAnswers, now);

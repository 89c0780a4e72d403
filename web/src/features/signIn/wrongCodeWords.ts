import { ApiError } from '../../api/apiError.ts';
import { failureWords } from './failureWords.ts';

/** Why a code was not taken, and how many tries are left. */
export function wrongCodeWords(error: unknown): string {
  const left = error instanceof ApiError ? error.extra.attempts_left : undefined;
  if (left === 0) return 'That code is used up. Please ask for a new one.';
  return (
    failureWords(error) + (typeof left === 'number' ? ` ${left} ${left === 1 ? 'try' : 'tries'} left.` : '')
  );
}

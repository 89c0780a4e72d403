import { ApiError, messageOfError } from './apiError.ts';

/** The message of an error; a rate limit adds how long to wait. */
export function describeError(error: unknown): string {
  const message = messageOfError(error);
  const wait = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : undefined;
  return wait === undefined ? message : `${message} You can try again in ${formatWait(wait)}.`;
}

/** Why a code was rejected, and how many attempts are left. */
export function describeCodeError(error: unknown): string {
  const left = error instanceof ApiError ? error.extra.attempts_left : undefined;
  if (left === 0) return 'That code is used up. Please ask for a new one.';
  const attempts = typeof left === 'number' ? ` ${left} ${left === 1 ? 'try' : 'tries'} left.` : '';
  return describeError(error) + attempts;
}

function formatWait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

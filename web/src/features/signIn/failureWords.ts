import { ApiError, messageOfError } from '../../api/apiError.ts';

/** The words of what was thrown; too many tries say how long to wait. */
export function failureWords(error: unknown): string {
  const words = messageOfError(error);
  const wait = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : undefined;
  return wait === undefined ? words : `${words} You can try again in ${waitWords(wait)}.`;
}

function waitWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

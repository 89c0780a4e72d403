import { ApiError } from '#errors/apiError.ts';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

let hurry = (): void => undefined;

/** Skips the pause. */
export const retryOpening = (): void => hurry();

/** Exponential backoff, at least Retry-After; ends early when back online or on request. */
export function nextTry(failures: number, error: unknown): Promise<void> {
  const requestedMs = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  const backoffMs = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
  // Jitter.
  const pauseMs = Math.max(requestedMs, backoffMs) * (1 + Math.random() / 4);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, pauseMs);
    addEventListener('online', done);
    hurry = done;
  });
}

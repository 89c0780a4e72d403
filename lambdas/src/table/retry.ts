import { AppError } from '@bloomkin/shared/errors.ts';

const firstDelayMs = 10;
const longestDelayMs = 400;
const deadlineMs = 8000;

/** Another writer was faster, or the table refused for load: worth another try. */
export const conflict = Symbol('conflict');

/**
 * Tries until the work no longer answers `conflict`, with full jitter between tries.
 * @throws AppError `CONFLICT.BUSY` after 8 s, well inside every function's time-out.
 */
export async function retryOnConflict<T>(work: () => Promise<T | typeof conflict>): Promise<T> {
  const deadline = performance.now() + deadlineMs;
  for (let attempt = 1; ; attempt++) {
    const result = await work();
    if (result !== conflict) return result;
    if (performance.now() > deadline) throw new AppError('CONFLICT.BUSY', { retryAfterSeconds: 1 });
    const delayMs = Math.random() * Math.min(longestDelayMs, firstDelayMs * 2 ** attempt);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}

/** Like `retryOnConflict`, for work on something that is read already: each later try reads it again. */
export function rereadOnConflict<T, R>(
  first: T,
  reread: () => Promise<T>,
  work: (current: T) => Promise<R | typeof conflict>,
): Promise<R> {
  let current: { value: T } | undefined = { value: first };
  return retryOnConflict(async () => {
    const { value } = current ?? { value: await reread() };
    current = undefined;
    return work(value);
  });
}

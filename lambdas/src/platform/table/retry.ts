import { AppError } from '@bloomkin/shared/errors.ts';

const firstDelayMs = 10;
const longestDelayMs = 400;
const deadlineMs = 8000;

export const conflict = Symbol('conflict');

/** Full jitter. Throws CONFLICT.BUSY after 8 s, below every function's timeout. */
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

/** The first try uses the item already read; retries read it again. */
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

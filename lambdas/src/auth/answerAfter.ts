import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does the work and gives its outcome, good or bad, not before the floor: sending takes longer than not sending, and
 * the time must not tell which it was.
 */
export async function answerAfter<T>(floorMs: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), pause(floorMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

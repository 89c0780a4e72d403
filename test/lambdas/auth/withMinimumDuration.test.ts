import { withMinimumDuration } from '@bloomkin/lambdas/api/auth/withMinimumDuration.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const floorMs = 700;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** The instants, in ms from the start, at which each piece of work is answered. */
async function measureAnswers(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const startMs = performance.now();
  const answers = works.map(async (work) => {
    await withMinimumDuration(floorMs, work).catch(() => undefined);
    return performance.now() - startMs;
  });
  await vi.advanceTimersByTimeAsync(floorMs);
  return Promise.all(answers);
}

describe('answerAfter', () => {
  it('answers success, failure and slow work at the same instant', async () => {
    const slow = () => new Promise((resolve) => setTimeout(resolve, 150));
    const succeeds = async () => 'sent';
    const fails = () => Promise.reject(new Error('wrong'));
    expect(await measureAnswers([succeeds, fails, slow])).toEqual([floorMs, floorMs, floorMs]);
  });

  it('returns the result of the work and rethrows its error', async () => {
    expect(await withFloor(async () => 'sent')).toBe('sent');
    await expect(withFloor(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  });
});

async function withFloor<T>(work: () => Promise<T>): Promise<T> {
  const answer = withMinimumDuration(floorMs, work);
  const settled = Promise.allSettled([answer]);
  await vi.advanceTimersByTimeAsync(floorMs);
  await settled;
  return answer;
}

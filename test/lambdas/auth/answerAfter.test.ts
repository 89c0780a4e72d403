import { answerAfter } from '@bloomkin/lambdas/auth/answerAfter.ts';
import { expect, it } from 'vitest';

const floorMs = 40;

async function durationOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await answerAfter(floorMs, work).catch(() => undefined);
  return performance.now() - start;
}

it('an answer comes not before the floor, be it good or bad', async () => {
  const good = await durationOf(async () => 'sent');
  const bad = await durationOf(() => Promise.reject(new Error('wrong')));
  // Timers may fire a millisecond early.
  expect(Math.min(good, bad)).toBeGreaterThanOrEqual(floorMs - 2);
});

it('an answer is what the work gave, and a failure is its own', async () => {
  expect(await answerAfter(0, async () => 'sent')).toBe('sent');
  await expect(answerAfter(0, () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
});

import { secondsUntilNextSend } from '@bloomkin/lambdas/model/auth/codes/sendPace.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const start = 1_800_000_000;
const minute = 60;
const hour = 60 * minute;
const all = { mayUseReserve: true };

describe('codes to one phone or e-mail', () => {
  it('go out at once at first', () => {
    expect(secondsUntilNextSend([], start, all)).toBe(0);
  });

  it('come 30 seconds apart', () => {
    expect(secondsUntilNextSend([start], start, all)).toBe(30);
    expect(secondsUntilNextSend([start], start + 29, all)).toBe(1);
    expect(secondsUntilNextSend([start], start + 30, all)).toBe(0);
  });

  it('stop at three in 15 minutes', () => {
    const three = [start, start + 60, start + 120];
    expect(secondsUntilNextSend(three, start + 180, all)).toBe(15 * minute - 180);
    expect(secondsUntilNextSend(three, start + 15 * minute, all)).toBe(0);
  });

  it('stop at eight in a day', () => {
    const eight = Array.from({ length: 8 }, (_, index) => start + index * hour);
    expect(secondsUntilNextSend(eight, start + 8 * hour, all)).toBe(16 * hour);
    expect(secondsUntilNextSend(eight, start + 24 * hour, all)).toBe(0);
  });

  it('stop at five a day without the reserve of known browsers', () => {
    const five = Array.from({ length: 5 }, (_, index) => start + index * hour);
    expect(secondsUntilNextSend(five, start + 5 * hour, { mayUseReserve: false })).toBe(19 * hour);
    expect(secondsUntilNextSend(five, start + 5 * hour, all)).toBe(0);
  });

  it('stay within all three limits', () => {
    const waits = fc.array(fc.integer({ min: 0, max: 2 * hour }), { maxLength: 60 });
    fc.assert(
      fc.property(waits, (steps) => {
        const sent = sentAfter(steps);
        const most = (windowSeconds: number) =>
          Math.max(
            0,
            ...sent.map((from) => sent.filter((at) => at >= from && at < from + windowSeconds).length),
          );
        return most(30) <= 1 && most(15 * minute) <= 3 && most(24 * hour) <= 8;
      }),
      { seed: 20_260_510 },
    );
  });
});

/** Counts the sends that pass after each of these waits. */
function sentAfter(steps: readonly number[]): number[] {
  const sent: number[] = [];
  let now = start;
  for (const step of steps) {
    now += step;
    if (secondsUntilNextSend(sent, now, all) === 0) sent.push(now);
  }
  return sent;
}

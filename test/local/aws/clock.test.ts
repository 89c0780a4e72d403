import { Clock } from '@local/aws/clock.ts';
import { describe, expect, it } from 'vitest';
import { givenFixtureCloud } from '#local/support/fixtureCloud.ts';

const startsAt = new Date('2031-02-13T23:00:00Z');
const cloud = givenFixtureCloud({}, { clock: { startsAt } });

const expectOnClock = (ms: number) => {
  expect(ms).toBeGreaterThanOrEqual(startsAt.getTime());
  expect(ms).toBeLessThanOrEqual(cloud().clock.nowMs());
};

describe('a cloud with a clock of its own', () => {
  it('shows functions its time in every form of Date', async () => {
    const answer = await fetch(`${cloud().url}/api/time`);
    const { nowMs, dateMs, isDate, text, given, eventMs } = await answer.json();
    for (const ms of [nowMs, dateMs, eventMs]) expectOnClock(ms);
    expect(isDate).toBe(true);
    expect(new Date(text).getFullYear()).toBe(2031);
    expect(given).toBe('2020-02-29T00:00:00.000Z');
  });

  it('dates responses by the machine’s clock, for browsers', async () => {
    const { headers } = await fetch(`${cloud().url}/api/time`);
    expect(Date.parse(headers.get('date') ?? '')).toBeLessThan(startsAt.getTime());
  });
});

describe('Clock', () => {
  it('starts at the date', () => {
    expect(new Clock(startsAt).now().getUTCFullYear()).toBe(2031);
  });

  it('shows the time of its process without a start', () => {
    const before = Date.now();
    const shown = new Clock().nowMs();
    expect(shown).toBeGreaterThanOrEqual(before);
    expect(shown).toBeLessThanOrEqual(Date.now());
  });

  it('refuses an invalid date', () => {
    expect(() => new Clock(new Date('never'))).toThrow('invalid date');
  });
});

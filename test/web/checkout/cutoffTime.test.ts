import { describeZoneDifference, timeLeft } from '@bloomkin/web/features/checkout/when/cutoffTime.ts';
import { describe, expect, test } from 'vitest';

const minutes = (count: number) => count * 60_000;
const summer = new Date('2026-11-21T01:00:00Z');

describe('text for times at checkout', () => {
  test('gives the remaining time until it is over', () => {
    expect(timeLeft(minutes(14))).toBe('14 min');
    expect(timeLeft(minutes(134))).toBe('2 h 14 min');
    expect(timeLeft(minutes(180))).toBe('3 h');
    expect(timeLeft(minutes(60 * 72))).toBe('3 days');
    expect(timeLeft(0)).toBeUndefined();
    expect(timeLeft(-1)).toBeUndefined();
  });

  test('gives the difference of a store’s clock, half hours too', () => {
    expect(describeZoneDifference('Australia/Perth', 'Australia/Sydney', summer)).toBe(
      'Times are Perth time, the store’s own: 3 h behind yours.',
    );
    expect(describeZoneDifference('Australia/Darwin', 'Australia/Brisbane', summer)).toContain(
      '30 min behind',
    );
    expect(describeZoneDifference('Australia/Sydney', 'Australia/Perth', summer)).toContain('3 h ahead of');
  });

  test('stays empty for two zones with the same clock', () => {
    expect(describeZoneDifference('Australia/Melbourne', 'Australia/Sydney', summer)).toBeUndefined();
  });
});

import { describeCutoff, describeZoneDifference } from '@bloomkin/web/features/checkout/when/cutoffTime.ts';
import { describe, expect, test } from 'vitest';

const summer = new Date('2026-11-21T01:00:00Z');

describe('text for times at checkout', () => {
  test.each([
    ['2026-11-21', '2026-11-21T01:14:00Z', 'Order within 14 min for today'],
    ['2026-11-21', '2026-11-21T03:14:59Z', 'Order within 2 h 14 min for today'],
    ['2026-11-21', '2026-11-21T04:00:00Z', 'Order by 3 pm today'],
    ['2026-11-24', '2026-11-24T02:30:00Z', 'Order by 1:30 pm that day'],
    ['2026-11-24', '2026-11-23T05:00:00Z', 'Order by 4 pm, Mon 23 Nov for Tue 24 Nov'],
    ['2026-11-24', '2026-11-23T13:00:00Z', 'Order by midnight, Mon 23 Nov for Tue 24 Nov'],
    ['2026-11-21', '2026-11-21T01:00:00Z', undefined],
    ['2026-11-21', '2026-11-21T00:59:00Z', undefined],
    ['2026-11-21', null, undefined],
  ])('says until when to order for %s with the cutoff %s', (day, cutoff, message) => {
    expect(describeCutoff({ day, cutoff, timezone: 'Australia/Sydney' }, summer.getTime())).toBe(message);
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

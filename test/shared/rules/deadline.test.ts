import { foreignZoneLabel, readersDeadline, zonedDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import { describe, expect, test } from 'vitest';

const perth = 'Australia/Perth';

describe('a deadline', () => {
  test.each([
    ['17:30', 'Sat 21 Nov, 5:30 pm'],
    ['23:59', 'Sat 21 Nov, 11:59 pm'],
    ['00:00', 'Fri 20 Nov, midnight'],
  ] as const)('at %s is %s', (time, text) => {
    const at = toInstant('2026-11-21', time, perth);
    expect(readersDeadline(at, perth, perth)).toBe(text);
    expect(readersDeadline(at, perth, 'Australia/Sydney')).toBe(`${text} (Perth time)`);
    expect(zonedDeadline(at, perth)).toBe(`${text} (Perth time)`);
  });
});

describe('the store’s time zone', () => {
  test.each([
    ['2026-11-21', 'Australia/Sydney', 'Australia/Perth', ' (Sydney time)'],
    ['2026-11-21', 'Australia/Broken_Hill', 'Australia/Sydney', ' (Broken Hill time)'],
    ['2026-11-21', 'Australia/Sydney', 'Australia/Melbourne', ''],
    ['2026-11-21', 'Australia/Sydney', 'Australia/Brisbane', ' (Sydney time)'],
    ['2026-06-20', 'Australia/Sydney', 'Australia/Brisbane', ''],
  ])('writes, on %s in %s for a reader in %s, “%s”', (day, zone, readersZone, label) => {
    expect(foreignZoneLabel(toInstant(day, '17:30', zone), zone, readersZone)).toBe(label);
  });
});

import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { calendarWeeks, dayByKey } from '@bloomkin/web/features/checkout/when/calendarWeeks.ts';
import { describe, expect, test } from 'vitest';

const dayOf = (day: string): DeliveryDay => ({
  day,
  available: true,
  reason: null,
  periods: [],
  cutoff: null,
  price: 12,
  timezone: 'Australia/Sydney',
});
// 21 November 2026 is a Saturday.
const thirty = Array.from({ length: 30 }, (_, index) => dayOf(addDays('2026-11-21', index)));

describe('the calendar of a checkout', () => {
  test('shows seven days a week from Monday without a gap', () => {
    const weeks = calendarWeeks(thirty);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]?.map((day) => day?.day)).toEqual([
      ...Array(5).fill(undefined),
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  test('shows no weeks without days', () => {
    expect(calendarWeeks([])).toEqual([]);
  });

  test('moves by arrows, Home and End', () => {
    expect(dayByKey(thirty, '2026-11-25', 'ArrowRight')).toBe('2026-11-26');
    expect(dayByKey(thirty, '2026-11-25', 'ArrowDown')).toBe('2026-12-02');
    expect(dayByKey(thirty, '2026-11-25', 'Home')).toBe('2026-11-23');
    expect(dayByKey(thirty, '2026-11-25', 'End')).toBe('2026-11-29');
  });

  test('ignores other keys and keeps the focus inside', () => {
    expect(dayByKey(thirty, '2026-11-21', 'ArrowLeft')).toBeUndefined();
    expect(dayByKey(thirty, '2026-11-25', 'Enter')).toBeUndefined();
  });
});

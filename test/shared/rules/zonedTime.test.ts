import {
  addDays,
  compareDays,
  daysBetween,
  formatDay,
  formatInstant,
  formatPeriod,
  formatTime,
  isDay,
  localTime,
  toInstant,
  weekday,
} from '@bloomkin/shared/rules/zonedTime.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

const zones = [
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Hobart',
  'Australia/Lord_Howe',
  'Australia/Brisbane',
  'Australia/Perth',
  'Australia/Broken_Hill',
  'Australia/Eucla',
  'Australia/Darwin',
] as const;
const zone = fc.constantFrom(...zones);
const anInstant = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });

/** The runtime's own calendar, as a second opinion. */
function clockIn(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return parts.format(instant).replace(', ', ' ');
}

describe('day and time in a zone', () => {
  test('an instant has the day and time of a clock there', () => {
    fc.assert(
      fc.property(zone, anInstant, (timeZone, instant) => {
        const { day, time } = localTime(instant, timeZone);
        expect(`${day} ${time}`).toBe(clockIn(timeZone, instant));
      }),
    );
  });

  test('a day and time lead to the instant and back, or past the gap', () => {
    fc.assert(
      fc.property(zone, anInstant, (timeZone, instant) => {
        const { day, time } = localTime(instant, timeZone);
        const found = toInstant(day, time, timeZone);
        expect(localTime(found, timeZone)).toEqual({ day, time });
        expect(found.getTime()).toBeLessThanOrEqual(instant.getTime());
      }),
    );
  });

  test.each([
    ['Australia/Sydney', '2026-10-04', '02:30', '2026-10-03T16:30:00.000Z', '03:30'],
    ['Australia/Adelaide', '2026-10-04', '02:30', '2026-10-03T17:00:00.000Z', '03:30'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z', '02:45'],
  ])('a skipped time in %s moves by the length of the gap', (timeZone, day, time, instant, shown) => {
    expect(toInstant(day, time, timeZone).toISOString()).toBe(instant);
    expect(localTime(new Date(instant), timeZone)).toEqual({ day, time: shown });
  });

  test.each([
    ['Australia/Sydney', '02:30', '2027-04-03T15:30:00.000Z'],
    ['Australia/Hobart', '02:30', '2027-04-03T15:30:00.000Z'],
    ['Australia/Lord_Howe', '01:45', '2027-04-03T14:45:00.000Z'],
  ])('a repeated time in %s is the first', (timeZone, time, instant) => {
    expect(toInstant('2027-04-04', time, timeZone).toISOString()).toBe(instant);
  });

  test.each([
    ['Australia/Brisbane', '2026-10-03T23:00:00.000Z'],
    ['Australia/Perth', '2026-10-04T01:00:00.000Z'],
    ['Australia/Broken_Hill', '2026-10-03T22:30:00.000Z'],
    ['Australia/Eucla', '2026-10-04T00:15:00.000Z'],
    ['Australia/Sydney', '2026-10-03T22:00:00.000Z'],
  ])('9 am on the day of the clock change is exact in %s', (timeZone, instant) => {
    expect(toInstant('2026-10-04', '09:00', timeZone).toISOString()).toBe(instant);
  });

  test('an unknown zone is an error, not a wrong time', () => {
    expect(() => toInstant('2026-10-04', '09:00', 'Australia/Atlantis')).toThrow(RangeError);
  });
});

describe('days', () => {
  test('adding days and counting them undo each other', () => {
    fc.assert(
      fc.property(anInstant, fc.integer({ min: -800, max: 800 }), (instant, count) => {
        const day = instant.toISOString().slice(0, 10);
        const later = addDays(day, count);
        expect(daysBetween(day, later)).toBe(count);
        expect(Math.sign(compareDays(later, day))).toBe(Math.sign(count));
        expect((weekday(later) - weekday(day) - count) % 7).toBeCloseTo(0);
      }),
    );
  });

  test('exclude what the calendar lacks', () => {
    expect(isDay('2028-02-29')).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '', 'today', '2026-11-21T00:00']) {
      expect(isDay(text)).toBe(false);
    }
  });

  test('weeks begin on Monday', () => {
    expect([weekday('2026-11-16'), weekday('2026-11-22')]).toEqual([1, 7]);
  });
});

describe('in Australian format', () => {
  test('a day', () => {
    expect(formatDay('2026-11-21')).toBe('Sat 21 Nov');
    expect(formatDay('2027-01-01')).toBe('Fri 1 Jan');
  });

  test.each([
    ['09:00', '12:00', '9–12'],
    ['12:00', '15:00', '12–3 pm'],
    ['15:00', '18:00', '3–6 pm'],
    ['09:00', '11:30', '9–11:30 am'],
    ['09:00', '17:00', '9 am–5 pm'],
    ['00:00', '12:00', '12 am–12 pm'],
    ['00:30', '06:00', '12:30–6 am'],
    ['13:15', '23:59', '1:15–11:59 pm'],
  ])('the period %s to %s', (start, stop, label) => {
    expect(formatPeriod(start, stop)).toBe(label);
  });

  test('a time', () => {
    expect(['00:00', '09:05', '12:00', '12:30', '13:00'].map(formatTime)).toEqual([
      'midnight',
      '9:05 am',
      'noon',
      '12:30 pm',
      '1 pm',
    ]);
  });
});

describe('an instant with its offset', () => {
  it.each([
    ['2026-12-05T01:00:07Z', 'Australia/Sydney', '2026-12-05T12:00:07+11:00'],
    ['2026-07-05T01:00:00Z', 'Australia/Sydney', '2026-07-05T11:00:00+10:00'],
    ['2026-12-05T01:00:00Z', 'Australia/Adelaide', '2026-12-05T11:30:00+10:30'],
    ['2026-12-05T01:00:00Z', 'Australia/Eucla', '2026-12-05T09:45:00+08:45'],
    ['2026-12-05T01:00:00Z', 'America/St_Johns', '2026-12-04T21:30:00-03:30'],
    ['2026-04-04T16:00:00Z', 'Australia/Hobart', '2026-04-05T02:00:00+10:00'],
  ])('writes %s in %s', (at, zone, text) => {
    expect(formatInstant(new Date(at), zone)).toBe(text);
    expect(new Date(text).toISOString()).toBe(new Date(at).toISOString());
  });
});

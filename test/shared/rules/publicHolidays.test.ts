import { followHolidays, toHolidayChanges } from '@bloomkin/shared/rules/holidayChanges.ts';
import { holidayOn } from '@bloomkin/shared/rules/marketHolidays.ts';
import {
  type AustralianState,
  australianStates,
  easterSunday,
  publicHoliday,
} from '@bloomkin/shared/rules/publicHolidays.ts';
import { addDays, weekday } from '@bloomkin/shared/rules/zonedTime.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

function holidaysOf(state: AustralianState, year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
  return days.filter((day) => day.startsWith(`${year}`) && publicHoliday(state, day));
}

/** As gazetted, less the year. */
const gazetted: Partial<Record<AustralianState, Record<number, string>>> = {
  NSW: {
    2025: '01-01 01-27 04-18 04-19 04-20 04-21 04-25 06-09 10-06 12-25 12-26',
    2026: '01-01 01-26 04-03 04-04 04-05 04-06 04-25 04-27 06-08 10-05 12-25 12-26 12-28',
    2027: '01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 06-14 10-04 12-25 12-26 12-27 12-28',
  },
  VIC: {
    2025: '01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-09 09-26 11-04 12-25 12-26',
    2026: '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 09-25 11-03 12-25 12-26 12-28',
  },
  QLD: { 2025: '01-01 01-27 04-18 04-19 04-20 04-21 04-25 05-05 10-06 12-25 12-26' },
  SA: { 2025: '01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-09 10-06 12-25 12-26' },
  WA: {
    2025: '01-01 01-27 03-03 04-18 04-20 04-21 04-25 06-02 09-29 12-25 12-26',
    2026: '01-01 01-26 03-02 04-03 04-05 04-06 04-25 04-27 06-01 09-28 12-25 12-26 12-28',
  },
  TAS: { 2025: '01-01 01-27 03-10 04-18 04-21 04-25 06-09 12-25 12-26' },
  NT: { 2025: '01-01 01-27 04-18 04-19 04-20 04-21 04-25 05-05 06-09 08-04 12-25 12-26' },
  ACT: {
    2025: '01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-02 06-09 10-06 12-25 12-26',
    2026: '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 04-27 06-01 06-08 10-05 12-25 12-26 12-28',
  },
};

describe('public holidays', () => {
  for (const state of australianStates) {
    for (const [year, days] of Object.entries(gazetted[state] ?? {})) {
      test(`equal the gazetted ones of ${state} in ${year}`, () => {
        expect(holidaysOf(state, Number(year))).toEqual(days.split(' ').map((day) => `${year}-${day}`));
      });
    }
  }

  const except = (...states: AustralianState[]) => australianStates.filter((one) => !states.includes(one));

  test.each<[string, string, readonly AustralianState[]]>([
    ['2026-04-04', 'Easter Saturday', except('WA', 'TAS')],
    ['2026-04-05', 'Easter Sunday', except('TAS')],
    ['2026-04-25', 'Anzac Day on a Saturday', australianStates],
    ['2026-04-27', 'the Monday after', ['NSW', 'WA', 'ACT']],
    ['2026-12-24', 'Christmas Eve, a part-day', []],
    ['2026-12-26', 'Boxing Day on a Saturday', except('TAS')],
    ['2026-12-28', 'the Monday after', australianStates],
    ['2027-04-25', 'Anzac Day on a Sunday', australianStates],
    ['2027-04-26', 'the Monday after', ['NSW', 'QLD', 'WA', 'NT', 'ACT']],
    ['2027-12-25', 'Christmas on a Saturday', australianStates],
    ['2027-12-26', 'Boxing Day on a Sunday', except('TAS')],
    ['2027-12-27', 'the Monday for Christmas', australianStates],
    ['2027-12-28', 'the Tuesday for Boxing Day', australianStates],
    ['2028-01-01', 'New Year on a Saturday', australianStates],
    ['2028-01-03', 'the Monday after', australianStates],
    ['2028-04-26', 'the day after Anzac Day', []],
    ['2028-05-29', 'Reconciliation Day', ['ACT']],
    ['2029-03-12', 'the second Monday of March', ['VIC', 'SA', 'TAS', 'ACT']],
    ['2029-10-01', 'the first Monday of October', ['NSW', 'QLD', 'SA', 'ACT']],
    ['2029-12-26', 'Boxing Day on a Wednesday', australianStates],
    ['2030-01-26', 'Australia Day on a Saturday', []],
    ['2030-01-28', 'the Monday instead', australianStates],
  ])('lists %s (%s) in the states whose law names it', (day, _name, states) => {
    expect(australianStates.filter((state) => publicHoliday(state, day))).toEqual(states);
  });

  test('carry their usual names', () => {
    expect(publicHoliday('NSW', '2026-04-25')).toBe('Anzac Day');
    expect(publicHoliday('VIC', '2026-11-03')).toBe('Melbourne Cup Day');
    expect(publicHoliday('ACT', '2026-06-01')).toBe('Reconciliation Day');
    expect(publicHoliday('WA', '2026-06-01')).toBe('Western Australia Day');
    expect(publicHoliday('SA', '2026-12-26')).toBe('Proclamation Day');
    expect(publicHoliday('QLD', '2026-10-05')).toBe('King’s Birthday');
    expect(publicHoliday('NSW', '2026-11-21')).toBeUndefined();
  });

  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('Easter %i is %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  test('include two weekdays at Christmas and Easter Monday', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...australianStates),
        fc.integer({ min: 1990, max: 2200 }),
        (state, year) => {
          const lastWeek = holidaysOf(state, year).filter((day) => day >= `${year}-12-25`);
          expect(lastWeek.filter((day) => weekday(day) <= 5)).toHaveLength(2);
          expect(publicHoliday(state, addDays(easterSunday(year), 1))).toBeDefined();
          expect(weekday(easterSunday(year))).toBe(7);
        },
      ),
    );
  });
});

test('include the market’s changes', () => {
  followHolidays(
    toHolidayChanges([
      { state: 'NSW', day: '2026-09-22', name: 'Day of Mourning' },
      { state: 'NSW', day: '2026-12-25', name: 'Christmas' },
      { state: 'VIC', day: '2026-11-03', name: null },
    ]),
  );
  expect(holidayOn('NSW', '2026-09-22')).toBe('Day of Mourning');
  expect(holidayOn('NSW', '2026-12-25')).toBe('Christmas');
  expect(holidayOn('VIC', '2026-11-03')).toBeUndefined();
  expect(holidayOn('VIC', '2026-09-22')).toBeUndefined();
  followHolidays({});
  expect(holidayOn('VIC', '2026-11-03')).toBe('Melbourne Cup Day');
});

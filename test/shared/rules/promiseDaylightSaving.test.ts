import { deliveryDays, promiseDelivery } from '@bloomkin/shared/rules/promise.ts';
import type { AustralianState } from '@bloomkin/shared/rules/publicHolidays.ts';
import { addDays, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { describe, expect, test } from 'vitest';
import { aCompany, aStore, newtown } from '#support/florist.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, startTime: '06:00', stopTime: '20:00' }));
const allHours = everyDay.map(({ day }) => ({ day, startTime: '00:00', stopTime: '23:59' }));

function florist(
  state: AustralianState,
  timeZone: string,
  leadMinutes = 120,
  sameDayDelivery = true,
  workingTimes = everyDay,
) {
  const store = aStore({ state, timeZone, workingTimes, openDays: [] });
  return aCompany({ leadMinutes, sameDayDelivery, stores: [store] });
}

/** The clocks change in the small hours of both Sundays, in the first four zones. */
const [spring, autumn] = ['2026-10-04', '2027-04-04'] as const;
const places = [
  ['NSW', 'Australia/Sydney'],
  ['SA', 'Australia/Adelaide'],
  ['TAS', 'Australia/Hobart'],
  ['NSW', 'Australia/Lord_Howe'],
  ['NSW', 'Australia/Broken_Hill'],
  ['QLD', 'Australia/Brisbane'],
  ['WA', 'Australia/Perth'],
  ['WA', 'Australia/Eucla'],
] as const;

describe.each(places)('in %s, %s', (state, timeZone) => {
  test.each([spring, autumn])('around %s the calendar has every day once, each till 1 pm', (sunday) => {
    const now = new Date(`${addDays(sunday, -5)}T00:00:00Z`);
    const ask = { company: florist(state, timeZone), place: newtown, goodsTotalCents: null, usage: [], now };
    const days = deliveryDays({ ...ask, days: 10 });
    const today = localTime(now, timeZone).day;
    expect(days.map(({ day }) => day)).toEqual(days.map((_, index) => addDays(today, index)));
    for (const { day, cutoff, reason } of days) {
      if (reason) expect(reason).toBe('public_holiday');
      else expect(localTime(new Date(cutoff ?? ''), timeZone)).toEqual({ day, time: '13:00' });
    }
  });

  test.each([spring, autumn])('takes an order until just before the cutoff on %s', (sunday) => {
    // In 2027 that Sunday is a week after Easter, in 2026 the day before Labour Day: both are working days here.
    const ask = {
      company: florist(state, timeZone),
      place: newtown,
      day: sunday,
      goodsTotalCents: null,
      usage: [],
    };
    const { cutoff } = promiseDelivery({ ...ask, now: new Date(`${addDays(sunday, -2)}T00:00:00Z`) });
    const cutoffMs = Date.parse(cutoff ?? '');
    expect(promiseDelivery({ ...ask, now: new Date(cutoffMs - 1) }).can).toBe(true);
    expect(promiseDelivery({ ...ask, now: new Date(cutoffMs) })).toMatchObject({
      can: false,
      reason: 'too_late',
    });
  });

  test.each([spring, autumn])('closes %s at its midnight without same-day delivery', (sunday) => {
    const company = florist(state, timeZone, 120, false);
    const ask = { company, place: newtown, day: sunday, goodsTotalCents: null, usage: [] };
    const { cutoff } = promiseDelivery({ ...ask, now: new Date(`${addDays(sunday, -2)}T00:00:00Z`) });
    expect(localTime(new Date(cutoff ?? ''), timeZone)).toEqual({ day: sunday, time: '00:00' });
    expect(promiseDelivery({ ...ask, now: new Date(cutoff ?? '') }).reason).toBe('no_same_day');
  });
});

describe('a lead time is in real hours over the change', () => {
  const firstCutoff = (sunday: string, state: AustralianState, timeZone: string) => {
    const now = new Date(`${addDays(sunday, -2)}T00:00:00Z`);
    const company = florist(state, timeZone, 8 * 60, true, allHours);
    const ask = { company, place: newtown, day: sunday, goodsTotalCents: null, usage: [], now };
    return localTime(new Date(promiseDelivery(ask).periods[0]?.cutoff ?? ''), timeZone).time;
  };

  test.each([
    ['NSW', 'Australia/Sydney', '00:00', '02:00'],
    ['SA', 'Australia/Adelaide', '00:00', '02:00'],
    ['TAS', 'Australia/Hobart', '00:00', '02:00'],
    ['NSW', 'Australia/Lord_Howe', '00:30', '01:30'],
    ['NSW', 'Australia/Broken_Hill', '00:00', '02:00'],
    ['QLD', 'Australia/Brisbane', '01:00', '01:00'],
    ['WA', 'Australia/Perth', '01:00', '01:00'],
    ['WA', 'Australia/Eucla', '01:00', '01:00'],
  ] as const)('%s, %s: eight hours before 9 am is %s in spring and %s in autumn', (...row) => {
    const [state, timeZone, inSpring, inAutumn] = row;
    expect(firstCutoff(spring, state, timeZone)).toBe(inSpring);
    expect(firstCutoff(autumn, state, timeZone)).toBe(inAutumn);
  });
});

test('Valentine’s Day closes at 1 pm in each of five zones', () => {
  const now = new Date('2027-02-12T00:00:00Z');
  const cutoffs = places.map(([state, timeZone]) => {
    const company = florist(state, timeZone);
    const ask = { company, place: newtown, day: '2027-02-14', goodsTotalCents: null, usage: [], now };
    return promiseDelivery(ask).cutoff;
  });
  expect(cutoffs).toEqual([
    '2027-02-14T02:00:00.000Z',
    '2027-02-14T02:30:00.000Z',
    '2027-02-14T02:00:00.000Z',
    '2027-02-14T02:00:00.000Z',
    '2027-02-14T02:30:00.000Z',
    '2027-02-14T03:00:00.000Z',
    '2027-02-14T05:00:00.000Z',
    '2027-02-14T04:15:00.000Z',
  ]);
});

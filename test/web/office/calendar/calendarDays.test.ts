import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CalendarDay, SpecialDay } from '@bloomkin/shared/schemas/calendar.ts';
import { StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { addMonths, dayByKey, listWeeks } from '@bloomkin/web/office/florist/calendar/calendarGrid.ts';
import {
  describeKept,
  findCopied,
  listCopyRows,
  planCopy,
} from '@bloomkin/web/office/florist/calendar/copyDays.ts';
import { previewDay } from '@bloomkin/web/office/florist/calendar/dayPreview.ts';
import {
  choose,
  findDayFault,
  findUsualDay,
  nextWindow,
  offeredWindows,
  readDay,
  restoreUsual,
  shareEvenly,
  writeDay,
} from '@bloomkin/web/office/florist/calendar/dayValues.ts';
import { describeDay, describeDeadline } from '@bloomkin/web/office/florist/calendar/describeDay.ts';
import { nextYearsDay } from '@bloomkin/web/office/florist/calendar/feasts.ts';
import { describeCell, toShownDay } from '@bloomkin/web/office/florist/calendar/shownDay.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCompany, aStore } from '#web/office/storeFixture.tsx';

const eve = '2026-12-24';
const today = '2026-12-11';
const weekly = [1, 2, 3, 4, 5].map((day) => ({ day, start_time: '08:00', stop_time: '18:30' }));
const shop = (specials: readonly object[] = [], change: object = {}) =>
  aCompany({
    lead_time_minutes: 0,
    delivery_periods: [
      { start_time: '09:00', stop_time: '12:00', capacity: 12 },
      { start_time: '12:00', stop_time: '15:00', capacity: 12 },
    ],
    stores: [{ ...aStore({ working_times: weekly, special_days: specials }), nearest: false }],
    ...change,
  });
const special = (change: object): SpecialDay => ({
  ...{ day: eve, closed: false, hours: null, periods: null, capacity: null },
  ...{ order_by: null, fee: null, zones: [], products: null, note: '', ...change },
});

function edit(company = shop(), day = eve) {
  const [store] = company.stores;
  if (!store) throw new Error('No store');
  const usual = findUsualDay(day, store, company);
  return { store, usual, values: readDay(null, usual, [store.id]) };
}

describe('the days of the calendar', () => {
  it('fills whole weeks around a month and a week', () => {
    const month = listWeeks(eve, 'month');
    expect([month[0]?.[0], month.at(-1)?.at(-1)]).toEqual(['2026-11-30', '2027-01-03']);
    expect(listWeeks(eve, 'week')).toEqual([
      Array.from({ length: 7 }, (_, index) => addDays('2026-12-21', index)),
    ]);
  });

  it.each([
    ['ArrowLeft', '2026-12-23'],
    ['ArrowDown', '2026-12-31'],
    ['Home', '2026-12-21'],
    ['End', '2026-12-27'],
    ['PageUp', '2026-11-24'],
    ['PageDown', '2027-01-24'],
    ['a', undefined],
  ])('moves by %s to %s', (key, day) => expect(dayByKey(eve, key)).toBe(day));

  it('keeps the date of a longer month within a shorter one', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2026-12-31', -13)).toBe('2025-11-30');
  });
});

describe('a cell', () => {
  const window = (start_time: string, stop_time: string, capacity: number, taken: number) => ({
    ...{ start_time, stop_time, capacity, taken, left: Math.max(0, capacity - taken) },
    ...{ available: taken < capacity, reason: null, cutoff: '2026-12-23T07:00:00.000Z' },
  });
  const storeDay = (change: object = {}): CalendarDay['stores'][number] => ({
    ...{ store_id: StoreId.parse('a'), hours: [{ start_time: '07:00', stop_time: '12:00' }] },
    ...{ closed_reason: null, holiday: null, note: 'Christmas Eve', special: special({}) },
    windows: [window('07:00', '09:00', 10, 0), window('09:00', '12:00', 20, 4)],
    ...{ taken: 4, capacity: null, cutoff: '2026-12-23T07:00:00.000Z', stopped: false, ...change },
  });
  const label = (...stores: CalendarDay['stores']) =>
    describeCell(toShownDay({ day: eve, stores }), today, 'Australia/Sydney');

  it.each([
    ['', {}, 'Christmas Eve, 7 to noon, 26 of 30 left, last orders 6 pm Wednesday'],
    ['when all is taken', { capacity: 4 }, 'Christmas Eve, 7 to noon, full, last orders 6 pm Wednesday'],
    [
      'when more is taken than the day takes now',
      { capacity: 2 },
      'Christmas Eve, 7 to noon, 4 of 2, none left, last orders 6 pm Wednesday',
    ],
    ['when stopped', { stopped: true }, 'Christmas Eve, 7 to noon, stopped, last orders 6 pm Wednesday'],
    [
      'when closed',
      { hours: [], windows: [], taken: 0, note: '', holiday: 'A holiday', special: null },
      'A holiday, closed',
    ],
  ])('reads its day %s', (_, change, text) =>
    expect(label(storeDay(change))).toBe(`Thursday 24 December, ${text}`),
  );

  it('adds up the places of stores and reaches over the hours of both', () => {
    const other = storeDay({ hours: [{ start_time: '09:00', stop_time: '14:00' }] });
    expect(label(storeDay(), other)).toContain('7 to 2, 52 of 60 left');
  });
});

describe('a day of its own', () => {
  it('writes nothing while it is as usual', () => {
    const { usual, values } = edit();
    expect(writeDay(eve, values, usual)).toBeNull();
    expect(describeDay(values, usual)).toBe('8–6:30, 24 orders');
  });

  it('closes at noon and keeps the windows before it', () => {
    const { usual, values } = edit();
    const noon = choose(values, 'noon', usual);
    expect(writeDay(eve, noon, usual)).toEqual(
      special({ hours: [{ start_time: '08:00', stop_time: '12:00' }] }),
    );
    expect(offeredWindows(noon, usual).map(({ start_time }) => start_time)).toEqual(['09:00']);
    const afternoon = noon.windows.at(-1);
    const back = afternoon && restoreUsual(noon, afternoon, usual);
    expect(back?.hours).toEqual([{ start_time: '08:00', stop_time: '15:00' }]);
  });

  it('stays closed when a holiday gets no more than a name', () => {
    const { usual, values } = edit(shop(), '2026-12-25');
    expect(usual.hours).toEqual([]);
    expect(writeDay('2026-12-25', { ...values, note: 'Rest' }, usual)).toMatchObject({
      closed: true,
      note: 'Rest',
    });
    const opened = writeDay('2026-12-25', choose(values, 'longer', usual), usual);
    expect(opened?.hours).toEqual([{ start_time: '07:00', stop_time: '19:00' }]);
  });

  it('fills the first gap with a new window and shares places evenly', () => {
    const { usual, values } = edit();
    const added = nextWindow(values, usual);
    expect(added).toMatchObject({ start_time: '08:00', stop_time: '09:00', capacity: 12 });
    const more = { ...values, windows: added ? [added, ...values.windows] : [] };
    const { windows } = shareEvenly(more, usual, 20);
    expect(windows.map(({ capacity }) => capacity)).toEqual([7, 7, 6]);
    expect(writeDay(eve, { ...more, windows }, usual)?.periods).toHaveLength(3);
  });

  it.each([
    [{ storeIds: [] }, 'Tick a store'],
    [{ choice: 'own', hours: [{ start_time: '12:00', stop_time: '' }] }, 'Enter both times'],
    [
      { choice: 'own', hours: [{ start_time: '12:00', stop_time: '09:00' }] },
      'Closing must be later than opening',
    ],
    [{ choice: 'own', hours: [{ start_time: '06:00', stop_time: '07:00' }] }, /No window lies between/],
  ] as const)('refuses %o', (change, message) => {
    const { usual, values } = edit();
    expect(findDayFault({ ...values, ...change }, usual)?.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  it('reads what it wrote for any own day', () => {
    const time = fc.integer({ min: 6, max: 11 });
    const places = fc.option(fc.integer({ min: 0, max: 99 }), { nil: null });
    const anyDay = fc.record({ start: time, long: fc.integer({ min: 6, max: 12 }), places, fee: places });
    fc.assert(
      fc.property(anyDay, ({ start, long, places: capacity, fee }) => {
        const { usual, values } = edit();
        const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
        const changed = {
          ...{ ...values, choice: 'own' as const, capacity, feeCents: fee || null },
          hours: [{ start_time: clock(start), stop_time: clock(start + long) }],
        };
        const written = writeDay(eve, changed, usual);
        expect(writeDay(eve, readDay(written, usual, values.storeIds), usual)).toEqual(written);
      }),
      { numRuns: 200, seed: 24 },
    );
  });
});

describe('what buyers will see', () => {
  const now = new Date('2026-12-11T02:46:00Z');
  const preview = (written: SpecialDay | null, day = eve) => {
    const company = shop();
    const { store } = edit(company);
    return previewDay({ day, special: written, store, company, now });
  };

  it('comes from the promise engine with the day as edited', () => {
    const own = preview(
      special({
        hours: [{ start_time: '07:00', stop_time: '12:00' }],
        order_by: { days_before: 1, time: '18:00' },
      }),
    );
    expect(own.periods.filter(({ available }) => available).map(({ startTime }) => startTime)).toEqual([
      '09:00',
    ]);
    expect(describeDeadline(eve, own, now, 'Australia/Sydney')).toBe('Order by 6 pm on Wed 23 December.');
    expect(describeDeadline(eve, preview(special({ closed: true })), now, 'Australia/Sydney')).toBe(
      'Closed on Thu 24 Dec.',
    );
  });

  it('shows a day beyond the 30 as on the day it opens', () => {
    const { can, periods } = preview(null, '2027-02-12');
    expect([can, periods.length]).toEqual([true, 2]);
  });
});

describe('a copy of last year', () => {
  it.each([
    ['2025-12-24', '2026-12-24', 'Christmas Eve'],
    ['2026-02-14', '2027-02-14', 'Valentine’s Day'],
    ['2026-02-13', '2027-02-13', 'the day before Valentine’s Day'],
    ['2026-05-10', '2027-05-09', 'Mother’s Day'],
    ['2026-04-03', '2027-03-26', 'Good Friday'],
    ['2025-12-22', '2026-12-21', undefined],
  ])('takes %s to %s', (from, to, name) => expect(nextYearsDay(from, 'NSW')).toEqual({ day: to, name }));

  const lastYear = special({
    day: '2025-12-24',
    hours: [{ start_time: '07:00', stop_time: '12:00' }],
    periods: [{ start_time: '09:00', stop_time: '12:00', capacity: 30 }],
  });

  it('grows the places and leaves days alone that were changed by hand', () => {
    const company = shop([lastYear, special({ day: '2025-12-22', closed: true })]);
    const rows = listCopyRows(company, today);
    expect(rows.map(({ to, plan }) => [to, plan])).toEqual([
      ['2026-12-21', 'closed'],
      [eve, '7–noon, 30 orders'],
    ]);
    const [group] = planCopy(
      rows.slice(1),
      company.stores.map(({ id }) => id),
      25,
      new Date('2026-12-11T02:46:00Z'),
    );
    expect(group?.days).toEqual([
      {
        ...{ ...lastYear, day: eve, copied_at: '2026-12-11T02:46:00.000Z' },
        periods: [{ start_time: '09:00', stop_time: '12:00', capacity: 38 }],
      },
    ]);
    const changed = special({ ...group?.days[0], edited: true, note: 'By hand' });
    const at = (days: number) => new Date(Date.parse('2026-12-11T02:46:00Z') + days * 24 * 60 * 60_000);
    const copied = [special({ ...group?.days[0] }), special({ ...group?.days[0], day: '2026-12-26' })];
    expect(findCopied(shop(copied), today, at(6))?.days).toEqual([eve, '2026-12-26']);
    expect(findCopied(shop(copied), today, at(8))).toBeUndefined();
    expect(findCopied(shop([changed, copied[1] ?? changed]), today, at(1))).toMatchObject({
      plans: [{ days: [{ day: '2026-12-26', as_usual: true }] }],
      kept: [{ day: eve, stores: [] }],
    });
    expect(findCopied(shop([changed]), today, at(1))).toBeUndefined();
    expect(describeKept([{ day: eve, stores: ['Redfern'] }], today)).toBe(
      'You changed Thu 24 Dec in Redfern since: it stays. ',
    );
    const byHand = listCopyRows(shop([lastYear, special({ closed: true })]), today);
    expect(byHand).toMatchObject([{ isByHand: true, stores: [] }]);
  });
});

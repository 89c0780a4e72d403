import {
  findHoursFault,
  nextHours,
  readWeek,
  usualHours,
  writeWeek,
} from '@bloomkin/web/office/florist/stores/hours/week.ts';
import { addHoliday, listHolidayRows, setHoliday } from '@bloomkin/web/office/market/settings/holidayRows.ts';
import { describe, expect, it } from 'vitest';

const today = '2026-11-22';

describe('a week of hours', () => {
  it('reads and writes lunch breaks', () => {
    const working_times = [
      { day: 1, start_time: '08:00', stop_time: '12:00' },
      { day: 1, start_time: '13:00', stop_time: '17:00' },
      { day: 7, start_time: '09:00', stop_time: '12:00' },
    ];
    expect(writeWeek(readWeek({ working_times }))).toEqual(working_times);
  });

  it('opens a day with the hours of the day before', () => {
    const week = readWeek({ working_times: [{ day: 2, start_time: '07:00', stop_time: '15:00' }] });
    expect([usualHours(week, 3), usualHours(week, 0)]).toEqual([week[1]?.[0], week[1]?.[0]]);
    expect(usualHours([], 0)).toEqual({ start: '08:00', stop: '17:00' });
  });

  it('says which hours are wrong', () => {
    const day = [
      { start: '08:00', stop: '12:00' },
      { start: '11:00', stop: '15:00' },
      { start: '16:00', stop: '16:00' },
      { start: '17:00', stop: '' },
    ];
    expect(day.map((_, position) => findHoursFault(day, position))).toEqual([
      undefined,
      'These hours overlap',
      'Closing must be later than opening',
      'Enter both times',
    ]);
    expect(nextHours(day.slice(0, 1))).toEqual({ start: '12:00', stop: '' });
  });
});

describe('the market’s holidays', () => {
  const rowOf = (changed: Parameters<typeof listHolidayRows>[0], day: string) =>
    listHolidayRows(changed, 'NSW', today).find((row) => row.day === day);

  it('equal the law’s, less removed ones, plus added ones of a state or all', () => {
    const christmas = { day: '2026-12-25', name: 'Christmas Day', isByLaw: true, isHoliday: true };
    expect(rowOf([], '2026-12-25')).toEqual(christmas);
    const away = setHoliday([], 'NSW', christmas, false);
    expect(rowOf(away, '2026-12-25')).toEqual({ ...christmas, isHoliday: false });
    expect(setHoliday(away, 'NSW', christmas, true)).toEqual([]);
    const added = addHoliday(away, ['NSW', 'VIC'], { day: '2027-03-02', name: 'Day of Mourning' });
    expect(rowOf(added, '2027-03-02')).toMatchObject({ isByLaw: false, isHoliday: true });
    expect(setHoliday(added, 'NSW', { day: '2027-03-02', isByLaw: false }, false)).toEqual([
      ...away,
      { state: 'VIC', day: '2027-03-02', name: 'Day of Mourning' },
    ]);
  });
});

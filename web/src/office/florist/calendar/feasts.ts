import { holidayOn } from '@bloomkin/shared/rules/marketHolidays.ts';
import type { AustralianState } from '@bloomkin/shared/rules/publicHolidays.ts';
import { addDays, type Day, weekday } from '@bloomkin/shared/rules/zonedTime.ts';

const fixed: Readonly<Record<string, string>> = {
  '02-14': 'Valentine’s Day',
  '03-08': 'International Women’s Day',
  '12-24': 'Christmas Eve',
  '12-31': 'New Year’s Eve',
};

/** A Sunday of the month: Mother’s Day the second of May, Father’s Day the first of September. */
const sundays: Readonly<Record<string, { nth: number; name: string }>> = {
  '05': { nth: 2, name: 'Mother’s Day' },
  '09': { nth: 1, name: 'Father’s Day' },
};

/** Days on which florists sell most, and public holidays. */
export function findFeast(day: Day, state: AustralianState): string | undefined {
  const [month = '', date = ''] = [day.slice(5, 7), day.slice(8, 10)];
  const sunday = sundays[month];
  const isSunday = sunday && weekday(day) === 7 && Math.ceil(Number(date) / 7) === sunday.nth;
  return fixed[`${month}-${date}`] ?? (isSunday ? sunday.name : holidayOn(state, day));
}

/** Its own name, or that of the feast which it prepares. */
function nameForCopy(day: Day, state: AustralianState): string | undefined {
  const next = findFeast(addDays(day, 1), state);
  return findFeast(day, state) ?? (next && `the day before ${next}`);
}

const sameWeekday = 364;
/** Easter moves by up to five weeks. */
const farthest = 40;

/** The same feast, or the day before it, a year away; other days fall on the same weekday. */
function findLike(
  day: Day,
  state: AustralianState,
  daysAway: number,
): { day: Day; name: string | undefined } {
  const name = nameForCopy(day, state);
  const around = addDays(day, daysAway);
  for (let away = 0; name && away <= farthest; away++)
    for (const found of [addDays(around, away), addDays(around, -away)])
      if (nameForCopy(found, state) === name) return { day: found, name };
  return { day: around, name: undefined };
}

export const nextYearsDay = (day: Day, state: AustralianState) => findLike(day, state, sameWeekday);

export const lastYearsDay = (day: Day, state: AustralianState): Day => findLike(day, state, -sameWeekday).day;

import { daysAhead } from '@bloomkin/shared/rules/storeDay.ts';
import { addDays, type Day, daysBetween, isDay } from '@bloomkin/shared/rules/zonedTime.ts';

/** Further away than this a birthday is not yet upcoming. */
const soonDays = 60;

const inYear = (year: number, monthAndDay: string): Day => {
  const day = `${year}-${monthAndDay}`;
  // 29 February falls on the 28th: early rather than late.
  return isDay(day) ? day : `${year}-02-28`;
};

/** Today included. */
export function nextBirthday(birthday: Day, today: Day): { day: Day; inDays: number } {
  const year = Number(today.slice(0, 4));
  const monthAndDay = birthday.slice(5);
  const thisYears = inYear(year, monthAndDay);
  const day = thisYears < today ? inYear(year + 1, monthAndDay) : thisYears;
  return { day, inDays: daysBetween(today, day) };
}

export interface Upcoming<T> {
  who: T;
  day: Day;
  inDays: number;
}

export function upcomingBirthdays<T extends { birthday: Day | null }>(
  people: readonly T[],
  today: Day,
): Upcoming<T>[] {
  return people
    .flatMap((who) => (who.birthday ? [{ who, ...nextBirthday(who.birthday, today) }] : []))
    .filter(({ inDays }) => inDays <= soonDays)
    .toSorted((a, b) => a.inDays - b.inDays);
}

/** The first day on which it can be ordered; undefined when that is past. Florists' days include today. */
export const findOpeningDay = (day: Day, inDays: number): Day | undefined =>
  inDays < daysAhead ? undefined : addDays(day, 1 - daysAhead);

/** 'today', 'tomorrow', 'in 12 days'. */
export function daysUntilLabel(inDays: number): string {
  if (inDays === 0) return 'today';
  return inDays === 1 ? 'tomorrow' : `in ${inDays} days`;
}

/** 'Mum’s', 'Grandma Iris’'. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

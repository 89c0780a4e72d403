import { addDays, weekday } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';

const daysAWeek = 7;

/** Monday to Sunday; undefined outside the range. */
export function calendarWeeks(days: readonly DeliveryDay[]): (DeliveryDay | undefined)[][] {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const byDay = new Map(days.map((day) => [day.day, day]));
  const weeks: (DeliveryDay | undefined)[][] = [];
  for (
    let monday = addDays(first.day, 1 - weekday(first.day));
    monday <= last.day;
    monday = addDays(monday, 7)
  )
    weeks.push(Array.from({ length: daysAWeek }, (_, index) => byDay.get(addDays(monday, index))));
  return weeks;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -daysAWeek,
  ArrowDown: daysAWeek,
};

/** Undefined for other keys and outside the calendar. */
export function dayByKey(days: readonly DeliveryDay[], from: string, key: string): string | undefined {
  const step = steps[key];
  const to =
    step !== undefined
      ? addDays(from, step)
      : key === 'Home'
        ? addDays(from, 1 - weekday(from))
        : key === 'End'
          ? addDays(from, daysAWeek - weekday(from))
          : undefined;
  return days.some(({ day }) => day === to) ? to : undefined;
}

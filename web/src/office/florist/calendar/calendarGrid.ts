import { addDays, type Day, daysBetween, weekStart } from '@bloomkin/shared/rules/zonedTime.ts';

export type CalendarView = 'month' | 'week';

const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The same date of another month, or that month's last. */
export function addMonths(day: Day, count: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const firstOf = (month: number): Day =>
    `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  const [first, next] = [firstOf(months), firstOf(months + 1)];
  return addDays(first, Math.min(Number(day.slice(8, 10)), daysBetween(first, next)) - 1);
}

/** Whole weeks from Monday that hold the day's month, or its week. */
export function listWeeks(day: Day, view: CalendarView): Day[][] {
  const first = weekStart(view === 'week' ? day : monthStart(day));
  const end = view === 'week' ? addDays(first, 7) : addMonths(monthStart(day), 1);
  const weeks: Day[][] = [];
  for (let monday = first; monday < end; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  return weeks;
}

export const isInMonth = (day: Day, of: Day): boolean => day.slice(0, 7) === of.slice(0, 7);

/** The previous or next month or week. */
export const turnPage = (day: Day, view: CalendarView, step: 1 | -1): Day =>
  view === 'week' ? addDays(day, 7 * step) : addMonths(day, step);

/** The day that a key moves to; undefined for other keys. */
export function dayByKey(day: Day, key: string): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return weekStart(day);
    case 'End':
      return addDays(weekStart(day), 6);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}

import { type OpeningRules, openingHours } from './openingHours.ts';
import { addDays, type Day, type TimeOfDay, toInstant } from './zonedTime.ts';

/** Longer than the longest notice of a shop that opens one afternoon a week. */
const farthestDays = 366;

const wholeDay = 24 * 60;

/**
 * The last moment that leaves so many minutes of opening hours until a time of the day. Whole days of notice are days of the
 * calendar.
 */
export function countBack(
  store: OpeningRules & { timeZone: string },
  { day, time }: { day: Day; time: TimeOfDay },
  minutes: number,
): Date {
  if (minutes % wholeDay === 0) return toInstant(addDays(day, -minutes / wholeDay), time, store.timeZone);
  const end = toInstant(day, time, store.timeZone).getTime();
  let left = minutes * 60_000;
  for (let back = 0; back <= farthestDays; back++) {
    const worked = addDays(day, -back);
    for (const { startTime, stopTime } of openingHours(store, worked).hours.toReversed()) {
      const opens = toInstant(worked, startTime, store.timeZone).getTime();
      const closes = Math.min(end, toInstant(worked, stopTime, store.timeZone).getTime());
      if (closes - opens >= left) return new Date(closes - left);
      left -= Math.max(0, closes - opens);
    }
  }
  return toInstant(addDays(day, -farthestDays), '00:00', store.timeZone);
}

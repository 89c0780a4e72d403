import { type OpeningRules, openingHours } from './openingHours.ts';
import { addDays, localTime, toInstant } from './zonedTime.ts';

const minuteMs = 60_000;

/** Nights and closed days do not count. */
export function countOpenMinutes(store: OpeningRules & { timeZone: string }, from: Date, to: Date): number {
  const { timeZone } = store;
  const last = localTime(to, timeZone).day;
  let openMs = 0;
  for (let { day } = localTime(from, timeZone); day <= last; day = addDays(day, 1))
    for (const { startTime, stopTime } of openingHours(store, day).hours) {
      const opens = Math.max(toInstant(day, startTime, timeZone).getTime(), from.getTime());
      const closes = Math.min(toInstant(day, stopTime, timeZone).getTime(), to.getTime());
      openMs += Math.max(0, closes - opens);
    }
  return openMs / minuteMs;
}

import { type OpeningRules, openingHours } from './openingHours.ts';
import { addDays, localTime, toInstant } from './zonedTime.ts';

const minuteMs = 60_000;
/** Longer than a shop is closed for holidays. */
const farthestMs = 90 * 24 * 60 * minuteMs;

type Store = OpeningRules & { timeZone: string };

/** Nights and closed days do not count. */
export function countOpenMinutes(store: Store, from: Date, to: Date): number {
  let openMs = 0;
  for (const { opens, closes } of listOpenSpans(store, from, to)) openMs += closes - opens;
  return openMs / minuteMs;
}

/** The instant after the given minutes of opening hours; undefined when the store stays closed. */
export function addOpenMinutes(store: Store, from: Date, minutes: number): Date | undefined {
  let leftMs = minutes * minuteMs;
  const farthest = new Date(from.getTime() + farthestMs);
  for (const { opens, closes } of listOpenSpans(store, from, farthest)) {
    if (closes - opens >= leftMs) return new Date(opens + leftMs);
    leftMs -= closes - opens;
  }
  return undefined;
}

/** The same instant while the store is open; undefined when it stays closed. */
export function findNextOpening(store: Store, from: Date): Date | undefined {
  const [first] = listOpenSpans(store, from, new Date(from.getTime() + farthestMs));
  return first && new Date(first.opens);
}

function* listOpenSpans(store: Store, from: Date, to: Date) {
  const { timeZone } = store;
  const last = localTime(to, timeZone).day;
  for (let { day } = localTime(from, timeZone); day <= last; day = addDays(day, 1))
    for (const { startTime, stopTime } of openingHours(store, day).hours) {
      const opens = Math.max(toInstant(day, startTime, timeZone).getTime(), from.getTime());
      const closes = Math.min(toInstant(day, stopTime, timeZone).getTime(), to.getTime());
      if (opens < closes) yield { opens, closes };
    }
}

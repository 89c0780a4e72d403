import type { DeliveryDay } from '@bloomkin/shared/rules/promise.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';

/** A day as somebody offers it to a place: one store, one florist, or all that reach it. */
export interface OfferedDay {
  day: Day;
  can: boolean;
  /** Why not, in words; null when it can. */
  reason: string | null;
  /** Of the cheapest way; null when it cannot. */
  costCents: number | null;
  /** The instant (ISO 8601) until which one may order from whoever takes orders longest; null when it cannot. */
  cutoff: string | null;
  timeZone: string;
}

/** `costCents`: what the place pays; the engine's own is for another place. */
export const offeredDay = (
  { day, available, reasonWords, cutoff, timeZone }: DeliveryDay,
  costCents: number,
): OfferedDay => ({
  day,
  can: available,
  reason: reasonWords,
  costCents: available ? costCents : null,
  cutoff: available ? cutoff : null,
  timeZone,
});

/** One calendar of several; a day that nobody can has the reason of the first that says one. */
export function mergedDays(calendars: Iterable<readonly OfferedDay[]>): OfferedDay[] {
  const byDay = new Map<Day, OfferedDay>();
  for (const calendar of calendars) {
    for (const offered of calendar) {
      const known = byDay.get(offered.day);
      byDay.set(offered.day, known ? better(known, offered) : offered);
    }
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

function better(a: OfferedDay, b: OfferedDay): OfferedDay {
  if (!b.can) return a;
  if (!a.can) return b;
  const { cutoff, timeZone } = (b.cutoff ?? '') > (a.cutoff ?? '') ? b : a;
  return { ...a, costCents: Math.min(a.costCents ?? 0, b.costCents ?? 0), cutoff, timeZone };
}

import type { ReasonCode } from '@bloomkin/shared/rules/deliveryReason.ts';
import type { DeliveryDay } from '@bloomkin/shared/rules/promise.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';

export interface OfferedDay {
  day: Day;
  can: boolean;
  reason: string | null;
  reasonCode: ReasonCode | null;
  costCents: number | null;
  cutoff: string | null;
  timeZone: string;
  periods: readonly OfferedPeriod[];
}

export interface OfferedPeriod {
  start_time: string;
  stop_time: string;
  available: boolean;
}

/** `costCents` overrides the engine's cost, which is for another place. */
export const offeredDay = (
  { day, available, reason, reasonMessage, cutoff, feeCents, timeZone, periods }: DeliveryDay,
  costCents: number,
): OfferedDay => ({
  day,
  can: available,
  reason: reasonMessage,
  reasonCode: reason,
  costCents: available ? costCents + (feeCents ?? 0) : null,
  cutoff: available ? cutoff : null,
  timeZone,
  periods: periods.map(({ startTime, stopTime, available: can }) => ({
    ...{ start_time: startTime, stop_time: stopTime, available: can },
  })),
});

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
  const costCents = Math.min(a.costCents ?? 0, b.costCents ?? 0);
  return { ...a, costCents, cutoff, timeZone, periods: mergedPeriods([...a.periods, ...b.periods]) };
}

function mergedPeriods(periods: readonly OfferedPeriod[]): OfferedPeriod[] {
  const byTime = new Map<string, OfferedPeriod>();
  for (const period of periods) {
    const key = `${period.start_time}-${period.stop_time}`;
    if (!byTime.get(key)?.available) byTime.set(key, period);
  }
  return [...byTime].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, period]) => period);
}

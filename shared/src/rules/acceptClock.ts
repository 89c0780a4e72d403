import type { CompanyDayRules, StoreDayRules } from './dayRules.ts';
import { lastMoment } from './lastMoment.ts';
import { openingHours } from './openingHours.ts';
import { addOpenMinutes, findNextOpening } from './openMinutes.ts';
import { addDays, type Day, localTime, type TimeOfDay, toInstant } from './zonedTime.ts';

/** Minutes of opening hours until a text message, a second person, and the rescue. */
export interface AcceptMinutes {
  remind: number;
  second: number;
  rescue: number;
}

export interface AcceptSettings {
  /** Orders due on the day on which the clock starts. */
  today: AcceptMinutes;
  later: AcceptMinutes;
}

export const builtInAccept: AcceptSettings = {
  today: { remind: 15, second: 30, rescue: 60 },
  later: { remind: 15, second: 45, rescue: 90 },
};

/** ISO 8601. A reminder that would come in the quiet hours and after `acceptBy` is null. */
export interface AcceptClock {
  remindAt: string | null;
  secondAt: string | null;
  acceptBy: string;
}

interface DueOrder {
  day: Day | null;
  period: { startTime: TimeOfDay; stopTime: TimeOfDay } | null;
  isPickup: boolean;
}

/** From payment, or from the next opening (docs/product-rules.md, "Accept clock"). Null for a store without hours. */
export function acceptClock(
  order: DueOrder,
  store: StoreDayRules,
  company: CompanyDayRules,
  settings: AcceptSettings,
  now: Date,
): AcceptClock | null {
  const { timeZone } = store;
  const starts = findNextOpening(store, now) ?? now;
  const isDueToday = order.day !== null && localTime(starts, timeZone).day >= order.day;
  const minutes = settings[isDueToday ? 'today' : 'later'];
  const last = lastMomentToMake(order, store, company);
  const rescueAt = addOpenMinutes(store, now, minutes.rescue);
  // A card page that was open at the last moment may be paid after it.
  const limit = last && last > now ? last : undefined;
  const acceptBy = earliest(rescueAt, limit ?? (last && new Date(now.getTime() + minutes.remind * 60_000)));
  if (!acceptBy) return null;
  const toReminder = (after: number) => {
    const at = addOpenMinutes(store, now, after);
    const allowed = at && endQuietHours(at, timeZone);
    return allowed && allowed < acceptBy ? allowed.toISOString() : null;
  };
  return {
    remindAt: toReminder(minutes.remind),
    secondAt: toReminder(minutes.second),
    acceptBy: acceptBy.toISOString(),
  };
}

/** Null for an order without a day, or on a day that has no hours any more. */
export function lastMomentToMake(
  { day, period, isPickup }: DueOrder,
  store: StoreDayRules,
  company: CompanyDayRules,
): Date | null {
  if (!day) return null;
  const { hours } = openingHours(store, day);
  const [first, last] = [hours[0], hours.at(-1)];
  const whole = first && last && { startTime: first.startTime, stopTime: last.stopTime };
  const time = period ?? whole;
  if (!time) return null;
  return lastMoment(time, { company, store, way: isPickup ? 'pickup' : 'delivery', day });
}

const earliest = (a: Date | undefined, b: Date | null | undefined): Date | undefined =>
  a && b ? new Date(Math.min(a.getTime(), b.getTime())) : (a ?? b ?? undefined);

const quiet = { from: '21:00', to: '07:00' } as const;

/** The same instant, or 7 am when it is between 9 pm and 7 am. */
export function endQuietHours(at: Date, timeZone: string): Date {
  const { day, time } = localTime(at, timeZone);
  if (time < quiet.to) return toInstant(day, quiet.to, timeZone);
  return time >= quiet.from ? toInstant(addDays(day, 1), quiet.to, timeZone) : at;
}

export const isQuiet = (at: Date, timeZone: string): boolean => endQuietHours(at, timeZone) > at;

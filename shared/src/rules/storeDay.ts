import { isStopped, type Stop } from './calendar.ts';
import {
  type DayHours,
  type DayQuestion,
  isWithin,
  listOfferedPeriods,
  type OfferedPeriod,
} from './dayRules.ts';
import type { ReasonCode, ReasonDetails } from './deliveryReason.ts';
import { computeLastMoment } from './lastMoment.ts';
import { findSpecialDay, type Hours, openingHours } from './openingHours.ts';
import { countOverlapping, type Taken, toPeriodKey } from './takenPlaces.ts';
import { addDays, type Day, isDay, localTime } from './zonedTime.ts';

export const daysAhead = 30;

/** Null: no limit. */
export interface PlaceLimits {
  /** For orders with exactly this time: the capacity less the orders of overlapping times. */
  period: number | null;
  day: number | null;
  zone: number | null;
}

export interface PeriodPromise extends Hours {
  available: boolean;
  left: number | null;
  capacity: number | null;
  limits: PlaceLimits;
  cutoff: string;
  reason: ReasonCode | null;
  details: ReasonDetails;
}

export interface StoreDay {
  can: boolean;
  periods: readonly PeriodPromise[];
  /** Last cutoff of the available periods, or of all; null without periods. */
  cutoff: string | null;
  reason: ReasonCode | null;
  details: ReasonDetails;
}

export interface StoreDayQuestion extends DayQuestion {
  taken: Taken;
  /** Orders of the day in the zone. */
  takenInZone?: number | undefined;
  now: Date;
}

export function storeDay(question: StoreDayQuestion): StoreDay {
  const { store, day, now } = question;
  const today = localTime(now, store.timeZone).day;
  if (!isDay(day)) return refuse('unknown_day', {});
  if (day < today) return refuse('day_past', { day, today });
  const lastDay = addDays(today, daysAhead);
  if (day > lastDay) return refuse('day_too_far', { day, today, lastDay });
  return planDay(question);
}

/** Also of a past day, or one that is not open for orders yet. */
export function planDay(question: StoreDayQuestion): StoreDay {
  const { store, day, now } = question;
  const today = localTime(now, store.timeZone).day;
  const stop = findStop(question);
  const opening = openingHours(store, day);
  if ('reason' in opening)
    return stop
      ? refuse('stopped', describeStop(stop, { day, today }, store.timeZone))
      : refuse(opening.reason, { day, today, holiday: opening.holiday });
  const periods = listOfferedPeriods(question, opening.hours).map((period) =>
    judgePeriod(period, { ...question, today, hours: opening.hours }),
  );
  return summary(periods);
}

/** Without a period: of the whole day. */
function findStop(
  { company, store, zone, way, day, now }: StoreDayQuestion,
  period?: Hours,
): Stop | undefined {
  const stops = {
    all: () => true,
    day: (stop: Stop) => stop.day === day,
    zone: (stop: Stop) => way === 'delivery' && stop.day === day && stop.zone_id === zone?.id,
    window: (stop: Stop) => period !== undefined && stop.day === day && overlaps(stop, period),
  };
  return company.stops?.find(
    (stop) =>
      isStopped(stop, now) &&
      (stop.store_ids.length === 0 || stop.store_ids.includes(store.id)) &&
      stops[stop.kind](stop),
  );
}

const overlaps = ({ start_time, stop_time }: Stop, { startTime, stopTime }: Hours): boolean =>
  (start_time ?? '') < stopTime && startTime < (stop_time ?? '');

const describeStop = ({ kind, until }: Stop, details: ReasonDetails, timeZone: string): ReasonDetails => ({
  ...details,
  stop: { kind, until: localTime(new Date(until), timeZone) },
});

const refuse = (reason: ReasonCode, details: ReasonDetails): StoreDay => ({
  can: false,
  periods: [],
  cutoff: null,
  reason,
  details,
});

interface JudgedDay extends StoreDayQuestion {
  today: Day;
  hours: DayHours;
}

function judgePeriod(period: OfferedPeriod, question: JudgedDay): PeriodPromise {
  const { store, day, today } = question;
  const cutoff = computeLastMoment(period, question);
  const { left, limits } = countPlaces(period, question);
  const stop = findStop(question, period);
  const reason = stop ? 'stopped' : findRefusal(period, { cutoff, left, limits }, question);
  const late = reason === 'too_late' && { cutoff: localTime(cutoff, store.timeZone) };
  const about = { day, today, ...late };
  return {
    startTime: period.startTime,
    stopTime: period.stopTime,
    available: reason === null,
    left,
    capacity: period.capacity,
    limits,
    cutoff: cutoff.toISOString(),
    reason,
    details: stop ? describeStop(stop, about, store.timeZone) : about,
  };
}

function findRefusal(
  period: Hours,
  { cutoff, left, limits }: { cutoff: Date; left: number | null; limits: PlaceLimits },
  { company, way, day, today, hours, now }: JudgedDay,
): ReasonCode | null {
  if (!isWithin(hours)(period)) return 'outside_hours';
  if (way === 'delivery' && !company.sameDayDelivery && day === today) return 'no_same_day';
  if (limits.zone === 0) return 'zone_closed';
  if (now >= cutoff) return 'too_late';
  return left === 0 ? 'fully_booked' : null;
}

function countPlaces({ capacity, counted, startTime, stopTime }: OfferedPeriod, question: StoreDayQuestion) {
  const { store, taken, zone, way, day, takenInZone = 0 } = question;
  const special = findSpecialDay(store, day);
  const ofZone = way === 'delivery' ? special?.zones.find(({ zone_id }) => zone_id === zone?.id) : undefined;
  const overlapping = countOverlapping(taken, counted);
  const own = taken[toPeriodKey(startTime, stopTime)] ?? 0;
  const limits: PlaceLimits = {
    period: capacity === null ? null : capacity - (overlapping - own),
    day: special?.capacity ?? store.dailyCapacity,
    zone: ofZone?.capacity ?? null,
  };
  const takenInAll = Object.values(taken).reduce((sum, count) => sum + count, 0);
  const left = Math.min(
    (limits.period ?? Infinity) - own,
    (limits.day ?? Infinity) - takenInAll,
    (limits.zone ?? Infinity) - takenInZone,
  );
  return { left: left === Infinity ? null : Math.max(0, left), limits };
}

/** The first of these explains a day best: an order may still succeed elsewhere or later. */
const byHope: readonly ReasonCode[] = [
  'stopped',
  'fully_booked',
  'zone_closed',
  'too_late',
  'no_same_day',
  'outside_hours',
];

function summary(periods: readonly PeriodPromise[]): StoreDay {
  const available = periods.filter((period) => period.available);
  if (available.length > 0)
    return { ...findLastCutoff(available), can: true, periods, reason: null, details: {} };
  const inHours = periods.filter((period) => period.reason !== 'outside_hours');
  const reason = byHope.find((code) => periods.some((period) => period.reason === code)) ?? 'outside_hours';
  const { details } = findLastCutoff(periods.filter((period) => period.reason === reason));
  return { can: false, periods, cutoff: findLastCutoff(inHours).cutoff, reason, details };
}

function findLastCutoff(periods: readonly PeriodPromise[]): {
  cutoff: string | null;
  details: ReasonDetails;
} {
  const last = periods.reduce<PeriodPromise | undefined>(
    (found, period) => (found && found.cutoff >= period.cutoff ? found : period),
    undefined,
  );
  return { cutoff: last?.cutoff ?? null, details: last?.details ?? {} };
}

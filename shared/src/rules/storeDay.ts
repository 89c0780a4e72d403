import type { ReasonCode, ReasonDetails } from './deliveryReason.ts';
import { countBack } from './notice.ts';
import { type Hours, type OpeningRules, openingHours } from './openingHours.ts';
import { countOverlapping, type Taken, toPeriodKey } from './takenPlaces.ts';
import { addDays, type Day, isDay, localTime, toInstant } from './zonedTime.ts';

export const daysAhead = 30;

export interface DeliveryPeriod extends Hours {
  capacity: number | null;
}

export interface StoreDayRules extends OpeningRules {
  id: string;
  timeZone: string;
  dailyCapacity: number | null;
}

export interface CompanyDayRules {
  sameDayDelivery: boolean;
  leadMinutes: number;
  deliveryPeriods: readonly DeliveryPeriod[];
}

export interface PeriodPromise extends Hours {
  available: boolean;
  left: number | null;
  capacity: number | null;
  /** The limit for orders with exactly this time: the capacity less the orders of overlapping times. */
  ownLimit: number | null;
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

export interface StoreDayQuestion {
  company: CompanyDayRules;
  store: StoreDayRules;
  way: 'delivery' | 'pickup';
  day: Day;
  taken: Taken;
  now: Date;
}

export function storeDay(question: StoreDayQuestion): StoreDay {
  const { store, day, now } = question;
  const today = localTime(now, store.timeZone).day;
  if (!isDay(day)) return refuse('unknown_day', {});
  if (day < today) return refuse('day_past', { day, today });
  const lastDay = addDays(today, daysAhead);
  if (day > lastDay) return refuse('day_too_far', { day, today, lastDay });
  const opening = openingHours(store, day);
  if ('reason' in opening) return refuse(opening.reason, { day, today, holiday: opening.holiday });
  const periods = offeredPeriods(question, opening.hours).map((period) =>
    judgePeriod(period, { ...question, today, hours: opening.hours }),
  );
  return summary(periods);
}

const refuse = (reason: ReasonCode, details: ReasonDetails): StoreDay => ({
  can: false,
  periods: [],
  cutoff: null,
  reason,
  details,
});

interface OfferedPeriod extends DeliveryPeriod {
  /** Takes orders until the working time ends. */
  undivided: boolean;
  /** Orders of this time count towards the capacity. */
  counted: Hours;
}

/**
 * The company's periods or, without any, the working times; pickups use the periods within working times.
 * A period that covers the working times is as good as none.
 */
function offeredPeriods({ company, way }: StoreDayQuestion, hours: DayHours): OfferedPeriod[] {
  const undivided = (period?: DeliveryPeriod) =>
    hours.map((time) => ({
      ...time,
      capacity: period?.capacity ?? null,
      undivided: true,
      counted: period ?? time,
    }));
  const offered = company.deliveryPeriods.flatMap((period) => {
    if (covers(period, hours)) return undivided(period);
    if (way === 'pickup' && !isWithin(hours)(period)) return [];
    return { ...period, undivided: false, counted: period };
  });
  return offered.length > 0 ? offered : undivided();
}

type DayHours = readonly [Hours, ...Hours[]];

const covers = (period: Hours, hours: DayHours): boolean =>
  period.startTime <= hours[0].startTime && (hours.at(-1)?.stopTime ?? '') <= period.stopTime;

const isWithin = (hours: readonly Hours[]) => (period: Hours) =>
  hours.some(({ startTime, stopTime }) => startTime <= period.startTime && period.stopTime <= stopTime);

interface JudgedDay extends StoreDayQuestion {
  today: Day;
  hours: DayHours;
}

function judgePeriod(period: OfferedPeriod, question: JudgedDay): PeriodPromise {
  const { store, day, today } = question;
  const cutoff = computeCutoff(period, question);
  const { left, ownLimit } = countPlaces(period, question);
  const reason = findRefusal(period, cutoff, left, question);
  const details =
    reason === 'too_late' ? { day, today, cutoff: localTime(cutoff, store.timeZone) } : { day, today };
  return {
    startTime: period.startTime,
    stopTime: period.stopTime,
    available: reason === null,
    left,
    capacity: period.capacity,
    ownLimit,
    cutoff: cutoff.toISOString(),
    reason,
    details,
  };
}

function findRefusal(
  period: Hours,
  cutoff: Date,
  left: number | null,
  { company, way, day, today, hours, now }: JudgedDay,
): ReasonCode | null {
  if (!isWithin(hours)(period)) return 'outside_hours';
  if (way === 'delivery' && !company.sameDayDelivery && day === today) return 'no_same_day';
  if (now >= cutoff) return 'too_late';
  return left === 0 ? 'fully_booked' : null;
}

type Cutting = Pick<StoreDayQuestion, 'company' | 'store' | 'way' | 'day'>;

/** Exclusive: the notice before the start, or before the end of a whole working time; without same-day, midnight. */
function computeCutoff(period: Hours & { undivided: boolean }, { company, store, way, day }: Cutting): Date {
  const time = period.undivided ? period.stopTime : period.startTime;
  const cutoff = countBack(store, { day, time }, company.leadMinutes);
  if (way === 'pickup' || company.sameDayDelivery) return cutoff;
  const midnight = toInstant(day, '00:00', store.timeZone);
  return new Date(Math.min(cutoff.getTime(), midnight.getTime()));
}

/** Of an order that has its time, offered or not. */
export function lastMoment(period: Hours, question: Cutting): Date {
  const { hours } = openingHours(question.store, question.day);
  const [first, ...more] = hours;
  const isWhole = first !== undefined && covers(period, [first, ...more]);
  return computeCutoff(
    { ...period, undivided: isWhole || question.company.deliveryPeriods.length === 0 },
    question,
  );
}

function countPlaces({ capacity, counted, startTime, stopTime }: OfferedPeriod, question: StoreDayQuestion) {
  const { store, taken } = question;
  const takenInAll = Object.values(taken).reduce((sum, count) => sum + count, 0);
  const overlapping = countOverlapping(taken, counted);
  const limits = [
    capacity === null ? Infinity : capacity - overlapping,
    store.dailyCapacity === null ? Infinity : store.dailyCapacity - takenInAll,
  ];
  const left = Math.max(0, Math.min(...limits));
  const own = taken[toPeriodKey(startTime, stopTime)] ?? 0;
  return {
    left: left === Infinity ? null : left,
    ownLimit: capacity === null ? null : capacity - (overlapping - own),
  };
}

/** From most to least hopeful. */
const byHope: readonly ReasonCode[] = ['fully_booked', 'too_late', 'no_same_day', 'outside_hours'];

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

import type { LastOrders, Stop } from './calendar.ts';
import type { DeliveryZone } from './deliveryZone.ts';
import { findSpecialDay, type Hours, type OpeningRules } from './openingHours.ts';
import type { Day } from './zonedTime.ts';

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
  lastOrders?: LastOrders | null | undefined;
  stops?: readonly Stop[] | undefined;
}

export interface DayQuestion {
  company: CompanyDayRules;
  store: StoreDayRules;
  way: 'delivery' | 'pickup';
  /** The place's; without one, as in a zone without rules. */
  zone?: Pick<DeliveryZone, 'id' | 'orderBy'> | null | undefined;
  day: Day;
}

export type DayHours = readonly [Hours, ...Hours[]];

export interface OfferedPeriod extends DeliveryPeriod {
  /** Takes orders until the working time ends. */
  undivided: boolean;
  /** Orders of this time count towards the capacity. */
  counted: Hours;
}

/** The day's own windows, else the company's. */
export const listWindows = ({ company, store, day }: DayQuestion): readonly DeliveryPeriod[] =>
  findSpecialDay(store, day)?.periods?.map(({ start_time: startTime, stop_time: stopTime, capacity }) => ({
    startTime,
    stopTime,
    capacity,
  })) ?? company.deliveryPeriods;

/**
 * The windows or, without any, the working times; pickups use the windows within working times.
 * A window that covers the working times is as good as none.
 */
export function listOfferedPeriods(question: DayQuestion, hours: DayHours): OfferedPeriod[] {
  const undivided = (period?: DeliveryPeriod) =>
    hours.map((time) => ({
      ...time,
      capacity: period?.capacity ?? null,
      undivided: true,
      counted: period ?? time,
    }));
  const offered = listWindows(question).flatMap((period) => {
    if (covers(period, hours)) return undivided(period);
    if (question.way === 'pickup' && !isWithin(hours)(period)) return [];
    return { ...period, undivided: false, counted: period };
  });
  return offered.length > 0 ? offered : undivided();
}

export const covers = (period: Hours, hours: DayHours): boolean =>
  period.startTime <= hours[0].startTime && (hours.at(-1)?.stopTime ?? '') <= period.stopTime;

export const isWithin = (hours: readonly Hours[]) => (period: Hours) =>
  hours.some(({ startTime, stopTime }) => startTime <= period.startTime && period.stopTime <= stopTime);

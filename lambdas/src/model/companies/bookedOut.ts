import { findSpecialDay } from '@bloomkin/shared/rules/openingHours.ts';
import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import { storeDay } from '@bloomkin/shared/rules/storeDay.ts';
import { readPeriodKey, toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import { addDays, utcDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { BookedTime } from '@bloomkin/shared/schemas/company.ts';
import { type CompanyWithStores, toCompanyFacts } from './companyWithStores.ts';

type Taken = Usage[number];

/** A day is listed while one of its periods is full; undefined when nothing changes. */
export function nextBookedDays(florist: CompanyWithStores, taken: Taken, now: Date): Usage | undefined {
  const known = florist.company.booked ?? [];
  const isSameDay = ({ storeId, day }: Taken) => storeId === taken.storeId && day === taken.day;
  const full = listFullPeriods(florist, taken, now);
  const before = known.find(isSameDay);
  if (String(before ? listFullPeriods(florist, before, now) : []) === String(full)) return undefined;
  // Yesterday in UTC may still be today in Australia.
  const yesterday = addDays(utcDay(now), -1);
  const others = known.filter((row) => !isSameDay(row) && row.day >= yesterday);
  return full.length > 0 ? [...others, taken] : others;
}

/** All days that are booked out under changed windows or limits. */
export const listBookedDays = (florist: CompanyWithStores, usage: Usage, now: Date): Usage =>
  usage.filter((taken) => listFullPeriods(florist, taken, now).length > 0);

/** Orders whose time is not on offer any more: they stay, and count in the windows that they overlap. */
export const listMovedOrders = (florist: CompanyWithStores, usage: Usage, now: Date): BookedTime[] =>
  usage.flatMap((taken) => {
    const offered = new Set(
      planTaken(florist, taken, now).periods.map(({ startTime, stopTime }) =>
        toPeriodKey(startTime, stopTime),
      ),
    );
    return Object.entries(taken.byPeriod).flatMap(([key, orders]) => {
      const { startTime, stopTime } = readPeriodKey(key);
      if (orders === 0 || stopTime === undefined || offered.has(key)) return [];
      return { day: taken.day, start_time: startTime, stop_time: stopTime, orders };
    });
  });

const planTaken = (florist: CompanyWithStores, { storeId, day, byPeriod }: Taken, now: Date) => {
  const company = toCompanyFacts(florist);
  const store = company.stores.find(({ id }) => id === storeId);
  if (!store) return { periods: [], zones: [] };
  const { periods } = storeDay({ company, store, way: 'delivery', day, taken: byPeriod, now });
  return { periods, zones: findSpecialDay(store, day)?.zones ?? [] };
};

/** And zones without a place of that day. */
const listFullPeriods = (florist: CompanyWithStores, taken: Taken, now: Date): string[] => {
  const { periods, zones } = planTaken(florist, taken, now);
  return [
    ...periods.filter(({ left }) => left === 0).map(({ startTime }) => startTime),
    ...zones.flatMap(({ zone_id, capacity }) => ((taken.byZone?.[zone_id] ?? 0) >= capacity ? zone_id : [])),
  ];
};

import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import { storeDay } from '@bloomkin/shared/rules/storeDay.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import { type CompanyWithStores, toCompanyFacts } from '../companies/companyWithStores.ts';

type Taken = Usage[number];

/** A day is listed while one of its periods is full; undefined when nothing changes. */
export function nextBookedDays(florist: CompanyWithStores, taken: Taken, now: Date): Usage | undefined {
  const known = florist.company.booked ?? [];
  const isSameDay = ({ storeId, day }: Taken) => storeId === taken.storeId && day === taken.day;
  const full = listFullPeriods(florist, taken, now);
  const before = known.find(isSameDay);
  if (String(before ? listFullPeriods(florist, before, now) : []) === String(full)) return undefined;
  // Yesterday in UTC may still be today in Australia.
  const yesterday = addDays(now.toISOString().slice(0, 10), -1);
  const others = known.filter((row) => !isSameDay(row) && row.day >= yesterday);
  return full.length > 0 ? [...others, taken] : others;
}

function listFullPeriods(florist: CompanyWithStores, { storeId, day, byPeriod }: Taken, now: Date): string[] {
  const store = florist.stores.find(({ id }) => id === storeId);
  if (!store) return [];
  const company = toCompanyFacts(florist);
  const { periods } = storeDay({ company, store, way: 'delivery', day, taken: byPeriod, now });
  return periods.filter(({ left }) => left === 0).map(({ startTime }) => startTime);
}

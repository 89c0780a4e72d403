import { holidayOn } from '@bloomkin/shared/rules/marketHolidays.ts';
import { findSpecialDay, openingHours } from '@bloomkin/shared/rules/openingHours.ts';
import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import type { StoreFacts } from '@bloomkin/shared/rules/promise.ts';
import { daysAhead, type PeriodPromise, planDay, type StoreDay } from '@bloomkin/shared/rules/storeDay.ts';
import { countOverlapping } from '@bloomkin/shared/rules/takenPlaces.ts';
import { addDays, type Day, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CalendarDay } from '@bloomkin/shared/schemas/calendar.ts';
import { StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { type CompanyWithStores, toCompanyFacts } from '#model/companies/companyWithStores.ts';

export function toCalendarDay(florist: CompanyWithStores, day: Day, usage: Usage, now: Date): CalendarDay {
  const company = toCompanyFacts(florist);
  const stores = company.stores.map((store) => {
    const taken = usage.find((row) => row.storeId === store.id && row.day === day)?.byPeriod ?? {};
    const way = store.warehouseForDelivery ? 'delivery' : 'pickup';
    const planned = planDay({ company, store, way, day, taken, now });
    return toCalendarStore(store, day, planned, taken, now);
  });
  return { day, stores };
}

function toCalendarStore(
  store: StoreFacts,
  day: Day,
  { periods, cutoff, reason }: StoreDay,
  taken: Readonly<Record<string, number>>,
  now: Date,
): CalendarDay['stores'][number] {
  const opening = openingHours(store, day);
  const special = findSpecialDay(store, day);
  const isOpen = day <= addDays(localTime(now, store.timeZone).day, daysAhead);
  return {
    store_id: StoreId.parse(store.id),
    hours: opening.hours.map(toHours),
    closed_reason: 'reason' in opening ? opening.reason : null,
    holiday: holidayOn(store.state, day) ?? null,
    note: special?.note ?? '',
    special: special ?? null,
    windows: periods.map((period) => ({
      ...toHours(period),
      capacity: period.capacity,
      taken: countOverlapping(taken, period),
      left: period.left,
      available: isOpen && period.available,
      reason: period.reason ?? (isOpen ? null : 'day_too_far'),
      cutoff: period.cutoff,
    })),
    taken: Object.values(taken).reduce((sum, count) => sum + count, 0),
    capacity: special?.capacity ?? store.dailyCapacity,
    cutoff,
    stopped: reason === 'stopped' || periods.some((period) => period.reason === 'stopped'),
  };
}

const toHours = ({ startTime, stopTime }: Pick<PeriodPromise, 'startTime' | 'stopTime'>) => ({
  start_time: startTime,
  stop_time: stopTime,
});

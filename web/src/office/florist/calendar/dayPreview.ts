import { daysAhead, planDay, type StoreDay } from '@bloomkin/shared/rules/storeDay.ts';
import { toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import { addDays, type Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CalendarDay, SpecialDay } from '@bloomkin/shared/schemas/calendar.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { toDayRules, toStoreRules } from '#office/orders/load/freePlaces.ts';

interface Planned {
  day: Day;
  /** Null: as usual. */
  special: SpecialDay | null;
  store: Store;
  company: Company;
  /** What is taken already. */
  taken?: CalendarDay['stores'][number] | undefined;
  now: Date;
}

/** The day that buyers can order it from, when that is later than today. */
export function findOpeningDay(day: Day, today: Day): Day | undefined {
  const opens = addDays(day, -daysAhead);
  return opens > today ? opens : undefined;
}

/** The promise engine's answer as if the day were saved. */
export function previewDay({ day, special, store, company, taken, now }: Planned): StoreDay {
  const others = store.special_days.filter((one) => one.day !== day);
  const planned = { ...store, special_days: special ? [...others, special] : others };
  return planDay({
    company: toDayRules(company),
    store: toStoreRules(planned, company),
    way: store.warehouse_for_delivery ? 'delivery' : 'pickup',
    day,
    taken: Object.fromEntries(
      taken?.windows.map((window) => [toPeriodKey(window.start_time, window.stop_time), window.taken]) ?? [],
    ),
    now,
  });
}

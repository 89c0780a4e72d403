import type { CompanyDayRules, StoreDayRules } from '@bloomkin/shared/rules/dayRules.ts';
import { storeDay } from '@bloomkin/shared/rules/storeDay.ts';
import { toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { toOpeningRules } from '#features/deliveryDay/openingRules.ts';

export type LoadCompany = Pick<
  Company,
  | 'delivery_periods'
  | 'stores'
  | 'sameDayDelivery'
  | 'lead_time_minutes'
  | 'capacity_per_day'
  | 'last_orders'
  | 'stops'
>;

/**
 * Orders that buyers can still place for each period of a day, by `<start>-<stop>`, over all stores;
 * Infinity for no limit. Each store has the limits of the period and of the day for itself. `orders` hold a place each.
 */
export function countFreePlaces(
  company: LoadCompany,
  orders: readonly Order[],
  day: Day,
  now: Date,
): ReadonlyMap<string, number> {
  const free = new Map<string, number>();
  const rules = toDayRules(company);
  for (const store of company.stores) {
    const taken = countTaken(orders, store);
    const way = store.warehouse_for_delivery ? 'delivery' : 'pickup';
    const { periods } = storeDay({
      company: rules,
      store: toStoreRules(store, company),
      way,
      day,
      taken,
      now,
    });
    for (const { startTime, stopTime, available, left } of periods) {
      const key = toPeriodKey(startTime, stopTime);
      if (available) free.set(key, (free.get(key) ?? 0) + (left ?? Infinity));
    }
  }
  return free;
}

export const toDayRules = ({
  sameDayDelivery,
  lead_time_minutes,
  delivery_periods,
  last_orders,
  stops,
}: LoadCompany): CompanyDayRules => ({
  sameDayDelivery,
  lastOrders: last_orders,
  stops,
  leadMinutes: lead_time_minutes,
  deliveryPeriods: delivery_periods.map(({ start_time, stop_time, capacity }) => ({
    startTime: start_time,
    stopTime: stop_time,
    capacity,
  })),
});

export const toStoreRules = (
  store: Store,
  { capacity_per_day }: Pick<LoadCompany, 'capacity_per_day'>,
): StoreDayRules => ({
  ...toOpeningRules(store),
  id: store.id,
  timeZone: store.timezone,
  dailyCapacity: store.daily_capacity ?? capacity_per_day,
});

function countTaken(orders: readonly Order[], { id }: Store): Record<string, number> {
  const taken: Record<string, number> = {};
  for (const order of orders) {
    const period = order.delivery_period;
    if (order.store_id !== id || !period) continue;
    const key = toPeriodKey(period.start_time, period.stop_time);
    taken[key] = (taken[key] ?? 0) + 1;
  }
  return taken;
}

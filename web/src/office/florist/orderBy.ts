import { deadlineDay } from '@bloomkin/shared/rules/deadline.ts';
import { storeDay } from '@bloomkin/shared/rules/storeDay.ts';
import {
  addDays,
  type Day,
  daysBetween,
  formatTime,
  localTime,
  weekdayName,
} from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { toOpeningRules } from '#features/deliveryDay/openingRules.ts';

type Notice = Pick<Company, 'lead_time_minutes' | 'sameDayDelivery'> & Partial<Pick<Company, 'last_orders'>>;
type Window = Readonly<{ startTime: string; stopTime: string }>;

/**
 * The last moments of the next seven days as the promise engine computes them: 'Order by 7:30 am', or by weekday,
 * 'Tue: order by 3 pm on Saturday. Wed, Thu: order by 5 pm the day before'. Without a window, of the opening hours.
 */
export function describeOrderBy(
  window: Window | undefined,
  { lead_time_minutes: leadMinutes, sameDayDelivery, last_orders: lastOrders }: Notice,
  store: Store,
  now: Date,
): string {
  const deliveryPeriods = window ? [{ ...window, capacity: null }] : [];
  const company = { leadMinutes, sameDayDelivery, deliveryPeriods, lastOrders };
  // A special day has windows of its own.
  const usual = toOpeningRules({ ...store, special_days: [] });
  const rules = { ...usual, id: store.id, timeZone: store.timezone, dailyCapacity: null };
  const today = localTime(now, store.timezone).day;
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead + 1));
  const moments = week.flatMap((day) => {
    const { cutoff } = storeDay({ company, store: rules, way: 'delivery', day, taken: {}, now });
    return cutoff ? { day, label: describeMoment(day, new Date(cutoff), store.timezone) } : [];
  });
  const [only, ...others] = [...Map.groupBy(moments, ({ label }) => label)];
  if (!only) return 'Nobody can order: the window lies outside the opening hours';
  if (others.length === 0) return `Order ${only[0]}`;
  return [only, ...others]
    .map(
      ([label, days]) => `${days.map(({ day }) => weekdayName(day).slice(0, 3)).join(', ')}: order ${label}`,
    )
    .join('. ');
}

function describeMoment(day: Day, cutoff: Date, timeZone: string): string {
  const local = localTime(cutoff, timeZone);
  const last = deadlineDay(local);
  const by = `by ${formatTime(local.time)}`;
  const before = daysBetween(last, day);
  if (before === 0) return by;
  return before === 1 ? `${by} the day before` : `${by} on ${weekdayName(last)}${weekOf(before)}`;
}

const weekOf = (before: number) => (before < 7 ? '' : `, ${before} days before`);

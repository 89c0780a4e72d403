import { describeReason } from '@bloomkin/shared/rules/deliveryReason.ts';
import { describeLastOrder } from '@bloomkin/shared/rules/lastOrderSentence.ts';
import type { StoreDay } from '@bloomkin/shared/rules/storeDay.ts';
import { type Day, formatTime, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { type DayValues, type HoursValue, offeredWindows, openHours, type UsualDay } from './dayValues.ts';
import { formatHours, lowerLimit, sumLimits } from './shownDay.ts';

/** '7–noon', '8–noon and 1–5', 'closed'. */
export const describeHours = (hours: readonly HoursValue[]): string =>
  hours.map(({ start_time: start, stop_time: stop }) => formatHours({ start, stop })).join(' and ') ||
  'closed';

/** Orders that a store takes that day; null for no limit. */
export function countPlaces(values: DayValues, usual: UsualDay): number | null {
  const ofWindows = sumLimits(offeredWindows(values, usual).map(({ capacity }) => capacity));
  return lowerLimit(values.capacity ?? usual.capacity, ofWindows);
}

export function describePlacesOf(values: DayValues, usual: UsualDay): string {
  const places = countPlaces(values, usual);
  return places === null ? 'no limit of orders' : pluralise(places, 'order');
}

/** '7–noon, 30 orders', 'closed' */
export function describeDay(values: DayValues, usual: UsualDay): string {
  const hours = openHours(values, usual);
  return hours.length === 0 ? 'closed' : `${describeHours(hours)}, ${describePlacesOf(values, usual)}`;
}

const furtherDays = [2, 3, 4, 5, 6, 7].map((days) => `${days} days before`);
/** By the number of days before, up to a week. */
export const daysBefore = ['On the day', 'The day before', ...furtherDays];

/** '6 pm the day before', 'noon on the day', '9 am 3 days before' */
export const describeOrderBy = ({ days_before, time }: { days_before: number; time: string }): string =>
  `${formatTime(time)} ${daysBefore[days_before]?.toLowerCase()}`;

/** The shop's own sentence, 'Order by 6 pm on Wed 23 December.', or why nobody can. */
export const describeDeadline = (day: Day, planned: StoreDay, now: Date, timeZone: string): string =>
  describeLastOrder({ day, periods: planned.periods }, now, timeZone) ||
  `${describeReason(planned.reason ?? 'too_late', planned.details)}.`;

/** 'Usual Thursday: 8–6:30, 34 orders', 'Sundays are closed' */
export function describeUsual(day: Day, usual: UsualDay): string {
  const name = weekdayName(day);
  if (usual.hours.length === 0) return `Usually closed on this ${name}`;
  const places = usual.capacity === null ? '' : `, ${pluralise(usual.capacity, 'order')}`;
  return `Usual ${name}: ${describeHours(usual.hours)}${places}`;
}

import { deadlineDay } from './deadline.ts';
import type { PeriodPromise } from './storeDay.ts';
import { addDays, type Day, formatLongDay, formatTime, localTime, weekdayName } from './zonedTime.ts';

interface PlannedDay {
  day: Day;
  periods: readonly Pick<PeriodPromise, 'startTime' | 'available' | 'cutoff'>[];
}

const noon = '12:00';

/** 'Order by 2 pm for today, by 6 pm for tomorrow morning.'; empty when nothing can be ordered. */
export function describeLastOrders(days: readonly PlannedDay[], now: Date, timeZone: string): string {
  const today = localTime(now, timeZone).day;
  const open = days.filter(({ periods }) => periods.some(({ available }) => available));
  const todays = open.find(({ day }) => day === today);
  const next = open.find(({ day }) => day > today);
  const by = (cutoff: Date) => formatBy(cutoff, today, timeZone);
  const parts = [
    ...(todays ? [`${by(findLast(todays.periods))} for today`] : []),
    ...(next ? [describeNext(next, by, today)] : []),
  ];
  return parts.length > 0 ? `Order ${parts.join(', ')}.` : '';
}

/** 'Order by 6 pm on Wed 23 December.', 'Order by 2 pm.' on the day itself. */
export function describeLastOrder({ periods }: PlannedDay, now: Date, timeZone: string): string {
  if (!periods.some(({ available }) => available)) return '';
  return `Order ${formatBy(findLast(periods), localTime(now, timeZone).day, timeZone)}.`;
}

function describeNext({ day, periods }: PlannedDay, by: (cutoff: Date) => string, today: Day): string {
  const [morning, whole] = [periods.filter(({ startTime }) => startTime < noon), periods].map((some) =>
    some.some(({ available }) => available) ? findLast(some) : undefined,
  );
  const name = nameDay(day, today);
  if (!whole) return '';
  return morning && morning < whole ? `${by(morning)} for ${name} morning` : `${by(whole)} for ${name}`;
}

const findLast = (periods: PlannedDay['periods']): Date => {
  const cutoffs = periods.filter(({ available }) => available).map(({ cutoff }) => Date.parse(cutoff));
  return new Date(Math.max(...cutoffs));
};

function formatBy(cutoff: Date, today: Day, timeZone: string): string {
  const local = localTime(cutoff, timeZone);
  const last = deadlineDay(local);
  return `by ${formatTime(local.time)}${last === today ? '' : ` on ${nameDate(last)}`}`;
}

const nameDate = (day: Day): string =>
  `${weekdayName(day).slice(0, 3)} ${formatLongDay(day).replace(/ \d{4}$/, '')}`;

function nameDay(day: Day, today: Day): string {
  if (day === addDays(today, 1)) return 'tomorrow';
  return day < addDays(today, 7) ? weekdayName(day) : nameDate(day);
}

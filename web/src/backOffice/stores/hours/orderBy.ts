import { formatTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';

const dayMinutes = 24 * 60;

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const toTime = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** 'Order by 7:30 am', 'Order by 9 am, 3 days before', as the promise engine computes it. */
export function describeOrderBy(
  startTime: string,
  { lead_time_minutes, sameDayDelivery }: Pick<Company, 'lead_time_minutes' | 'sameDayDelivery'>,
): string {
  const notice = toMinutes(startTime) - lead_time_minutes;
  const last = sameDayDelivery ? notice : Math.min(notice, 0);
  const days = last > 0 ? 0 : Math.floor(-last / dayMinutes) + 1;
  const time = `Order by ${formatTime(toTime(last + days * dayMinutes))}`;
  if (days === 0) return time;
  return `${time}, ${days === 1 ? 'the day' : `${days} days`} before`;
}

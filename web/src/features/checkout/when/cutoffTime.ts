import { deadlineDay, timeZoneCity } from '@bloomkin/shared/rules/deadline.ts';
import { formatDay, formatTime, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { formatCountdown } from '#components/text/formatCountdown.ts';
import { formatDuration } from '#components/text/formatDuration.ts';

type Cutoff = Pick<DeliveryDay, 'cutoff' | 'day' | 'timezone'>;

const minuteMs = 60_000;

/** 'Order within 2 h 14 min for today', 'Order by 1:30 pm that day'; undefined without a cutoff or after it. */
export function describeCutoff({ cutoff, day, timezone }: Cutoff, nowMs: number): string | undefined {
  if (cutoff === null || Date.parse(cutoff) <= nowMs) return undefined;
  const isToday = localTime(new Date(nowMs), timezone).day === day;
  const left = formatCountdown(cutoff, nowMs);
  if (left) return `Order within ${left} for ${isToday ? 'today' : formatDay(day)}`;
  const until = localTime(new Date(cutoff), timezone);
  const last = deadlineDay(until);
  return last === day
    ? `Order by ${formatTime(until.time)} ${isToday ? 'today' : 'that day'}`
    : `Order by ${formatTime(until.time)}, ${formatDay(last)} for ${formatDay(day)}`;
}

const clockMs = (instant: Date, timeZone: string) => {
  const { day, time } = localTime(instant, timeZone);
  return Date.parse(`${day}T${time}:00Z`);
};

/** 'Times are Perth time: 3 h behind yours.'; undefined when both clocks show the same. */
export function describeZoneDifference(storeZone: string, readerZone: string, now: Date): string | undefined {
  const minutes = (clockMs(now, storeZone) - clockMs(now, readerZone)) / minuteMs;
  if (minutes === 0) return undefined;
  const size = formatDuration(Math.abs(minutes));
  return `Times are ${timeZoneCity(storeZone)} time, the store’s own: ${size} ${minutes < 0 ? 'behind' : 'ahead of'} yours.`;
}

export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

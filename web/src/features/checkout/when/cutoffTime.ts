import { timeZoneCity } from '@bloomkin/shared/rules/deadline.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { formatDuration } from '#components/text/formatDuration.ts';

const minuteMs = 60_000;

/** '2 days', '2 h 14 min', '14 min'; undefined when over. */
export function timeLeft(leftMs: number): string | undefined {
  const minutes = Math.floor(leftMs / minuteMs);
  if (minutes < 1) return undefined;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return formatDuration(minutes);
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

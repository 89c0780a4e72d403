import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';

const minuteMs = 60_000;

/** '2 days', '2 h 14 min', '14 min'; undefined when over. */
export function timeLeft(leftMs: number): string | undefined {
  const minutes = Math.floor(leftMs / minuteMs);
  if (minutes < 1) return undefined;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

const clockMs = (instant: Date, timeZone: string) => {
  const { day, time } = localTime(instant, timeZone);
  return Date.parse(`${day}T${time}:00Z`);
};

const cityName = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;

/** 'Times are Perth time: 3 h behind yours.'; undefined when both clocks show the same. */
export function describeZoneDifference(storeZone: string, readerZone: string, now: Date): string | undefined {
  const minutes = (clockMs(now, storeZone) - clockMs(now, readerZone)) / minuteMs;
  if (minutes === 0) return undefined;
  const size = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const words = [size[0] && `${size[0]} h`, size[1] && `${size[1]} min`].filter(Boolean).join(' ');
  return `Times are ${cityName(storeZone)} time, the store’s own: ${words} ${minutes < 0 ? 'behind' : 'ahead of'} yours.`;
}

export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

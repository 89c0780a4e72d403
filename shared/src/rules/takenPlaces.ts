import type { Hours } from './openingHours.ts';

/** Orders of a day by their time, `09:00-12:00`; older ones only by its start, `09:00`. */
export type Taken = Readonly<Record<string, number>>;

export const toPeriodKey = (startTime: string, stopTime: string | undefined): string =>
  stopTime === undefined ? startTime : `${startTime}-${stopTime}`;

export function readPeriodKey(key: string): { startTime: string; stopTime: string | undefined } {
  const [startTime = '', stopTime] = key.split('-');
  return { startTime, stopTime };
}

/** A moved window still counts the orders that were taken for its time. */
export function countOverlapping(taken: Taken, window: Hours): number {
  let count = 0;
  for (const [key, orders] of Object.entries(taken)) {
    const { startTime, stopTime } = readPeriodKey(key);
    const isBefore = stopTime === undefined ? startTime < window.startTime : stopTime <= window.startTime;
    if (!isBefore && startTime < window.stopTime) count += orders;
  }
  return count;
}

interface BookedTime {
  day: string;
  periodStart: string;
  periodStop?: string | undefined;
  zoneId?: string | undefined;
}

export const isSamePlace = (a: BookedTime | null, b: BookedTime | null): boolean =>
  a?.day === b?.day &&
  a?.periodStart === b?.periodStart &&
  a?.periodStop === b?.periodStop &&
  a?.zoneId === b?.zoneId;

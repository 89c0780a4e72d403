import { openingHours } from '@bloomkin/shared/rules/openingHours.ts';
import { addDays, formatTime, localTime, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';

export interface OpenState {
  isOpen: boolean;
  /** 'Open now, until 5 pm'; names the city in another time zone. */
  words: string;
}

type Hours = Pick<Store, 'working_times' | 'closed_days' | 'open_days' | 'timezone' | 'state'>;

/** A week ahead, plus the same weekday again. */
const daysLookedAt = 8;

function findOpening({ working_times, closed_days, open_days, state }: Hours, day: string) {
  const workingTimes = working_times.map((time) => ({
    day: time.day,
    startTime: time.start_time,
    stopTime: time.stop_time,
  }));
  return openingHours({ state, workingTimes, closedDays: closed_days, openDays: open_days }, day);
}

function nextOpening(store: Hours, today: string, time: string): string {
  for (let ahead = 0; ahead < daysLookedAt; ahead++) {
    const day = addDays(today, ahead);
    const next = findOpening(store, day).hours.find(({ startTime }) => ahead > 0 || startTime > time);
    if (!next) continue;
    const when = ahead === 0 ? '' : ahead === 1 ? 'tomorrow ' : `${weekdayName(day)} `;
    return `, opens ${when}at ${formatTime(next.startTime)}`;
  }
  return '';
}

/** In the store's zone, with holidays and exceptional days. */
export function openNow(store: Hours, nowMs: number, readersZone: string): OpenState {
  const now = new Date(nowMs);
  const { day, time } = localTime(now, store.timezone);
  const city = ` (${store.timezone.split('/').at(-1)?.replaceAll('_', ' ')} time)`;
  const elsewhere = localTime(now, readersZone).time === time ? '' : city;
  const opening = findOpening(store, day);
  const current = opening.hours.find(({ startTime, stopTime }) => startTime <= time && time < stopTime);
  if (current) return { isOpen: true, words: `Open now, until ${formatTime(current.stopTime)}${elsewhere}` };
  const holiday = 'holiday' in opening && opening.holiday ? ` for ${opening.holiday}` : '';
  return { isOpen: false, words: `Closed${holiday}${nextOpening(store, day, time)}${elsewhere}` };
}

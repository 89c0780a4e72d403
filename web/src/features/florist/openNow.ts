import { foreignZoneLabel } from '@bloomkin/shared/rules/deadline.ts';
import { openingHours } from '@bloomkin/shared/rules/openingHours.ts';
import { addDays, formatTime, localTime, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { type OpeningDays, toOpeningRules } from '#features/deliveryDay/openingRules.ts';

export interface OpenState {
  isOpen: boolean;
  /** 'Open now, until 5 pm'; names the city in another time zone. */
  label: string;
}

type Hours = OpeningDays & Pick<Store, 'timezone'>;

/** A week ahead, plus the same weekday again. */
const daysLookedAt = 8;

function nextOpening(store: Hours, today: string, time: string): string {
  for (let ahead = 0; ahead < daysLookedAt; ahead++) {
    const day = addDays(today, ahead);
    const next = openingHours(toOpeningRules(store), day).hours.find(
      ({ startTime }) => ahead > 0 || startTime > time,
    );
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
  const elsewhere = foreignZoneLabel(now, store.timezone, readersZone);
  const opening = openingHours(toOpeningRules(store), day);
  const current = opening.hours.find(({ startTime, stopTime }) => startTime <= time && time < stopTime);
  if (current) return { isOpen: true, label: `Open now, until ${formatTime(current.stopTime)}${elsewhere}` };
  const holiday = 'holiday' in opening && opening.holiday ? ` for ${opening.holiday}` : '';
  return { isOpen: false, label: `Closed${holiday}${nextOpening(store, day, time)}${elsewhere}` };
}

import { changedHoliday } from './holidayChanges.ts';
import { type AustralianState, publicHoliday } from './publicHolidays.ts';
import type { Day } from './zonedTime.ts';

export function holidayOn(state: AustralianState, day: Day): string | undefined {
  const changed = changedHoliday(state, day);
  return changed === undefined ? publicHoliday(state, day) : (changed ?? undefined);
}

import type { OpeningRules } from '@bloomkin/shared/rules/openingHours.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';

export type OpeningDays = Pick<
  Store,
  'working_times' | 'closed_days' | 'open_days' | 'special_days' | 'state'
>;

/** A store of the API, as the rules about opening hours read it. */
export const toOpeningRules = ({ working_times, state, ...days }: OpeningDays): OpeningRules => ({
  state,
  workingTimes: working_times.map(({ day, start_time, stop_time }) => ({
    day,
    startTime: start_time,
    stopTime: stop_time,
  })),
  closedDays: days.closed_days,
  openDays: days.open_days,
  specialDays: days.special_days,
});

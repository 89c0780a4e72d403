import type { AustralianState } from './publicHolidays.ts';
import type { Day } from './zonedTime.ts';

/** The market's overrides of public holidays: the name of an added day, null for a removed one. */
export type HolidayChanges = { readonly [State in AustralianState]?: Readonly<Record<Day, string | null>> };

let current: HolidayChanges = {};

/** Global state: set once by the function or page that loads the settings. */
export function followHolidays(changes: HolidayChanges): void {
  current = changes;
}

/** The same object until they change. */
export const currentHolidays = (): HolidayChanges => current;

/** Undefined: no override. */
export const changedHoliday = (state: AustralianState, day: Day): string | null | undefined =>
  current[state]?.[day];

export interface ChangedHoliday {
  state: AustralianState;
  day: Day;
  name: string | null;
}

export function toHolidayChanges(holidays: readonly ChangedHoliday[]): HolidayChanges {
  const byState = Map.groupBy(holidays, ({ state }) => state);
  return Object.fromEntries(
    [...byState].map(([state, days]) => [
      state,
      Object.fromEntries(days.map(({ day, name }) => [day, name])),
    ]),
  );
}

import type { AustralianState } from './publicHolidays.ts';
import type { Day } from './zonedTime.ts';

/** The market's changes to public holidays: the name of an added day, null for a removed one. */
export type HolidayChanges = { readonly [State in AustralianState]?: Readonly<Record<Day, string | null>> };

let current: HolidayChanges = {};

/** The same for everybody: whoever has read them, a function or a page, sets them for its later questions. */
export function followHolidays(changes: HolidayChanges): void {
  current = changes;
}

/** Undefined: as by law. */
export const changedHoliday = (state: AustralianState, day: Day): string | null | undefined =>
  current[state]?.[day];

export interface ChangedHoliday {
  state: AustralianState;
  day: Day;
  /** Null: no holiday. */
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

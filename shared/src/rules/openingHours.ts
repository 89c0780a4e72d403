import type { ClockHours, SpecialDay } from './calendar.ts';
import { holidayOn } from './marketHolidays.ts';
import type { AustralianState } from './publicHolidays.ts';
import { addDays, compareDays, type Day, type TimeOfDay, weekday } from './zonedTime.ts';

export interface WorkingTime {
  day: number;
  startTime: TimeOfDay;
  stopTime: TimeOfDay;
}

export interface Hours {
  startTime: TimeOfDay;
  stopTime: TimeOfDay;
}

export interface OpeningRules {
  state: AustralianState;
  workingTimes: readonly WorkingTime[];
  closedDays: readonly Day[];
  /** Opens the store despite a public holiday or a weekly closed day. */
  openDays: readonly Day[];
  specialDays?: readonly SpecialDay[] | undefined;
}

export type ClosedReason = 'closed_day' | 'public_holiday' | 'weekly_closed';

export type OpeningHours =
  | { hours: readonly [Hours, ...Hours[]] }
  | { hours: readonly []; reason: ClosedReason; holiday?: string };

export function openingHours(store: OpeningRules, day: Day): OpeningHours {
  const special = findSpecialDay(store, day);
  if (special?.closed || (!special && store.closedDays.includes(day)))
    return { hours: [], reason: 'closed_day' };
  const own = special?.hours?.map(toWorkingTime(weekday(day)));
  const [firstOwn, ...moreOwn] = hoursOfWeekday(own ?? [], weekday(day));
  if (firstOwn) return { hours: [firstOwn, ...moreOwn] };
  const opened = store.openDays.includes(day);
  const holiday = opened || special ? undefined : holidayOn(store.state, day);
  if (holiday) return { hours: [], reason: 'public_holiday', holiday };
  for (let back = 0; back <= (opened ? 6 : 0); back++) {
    const [first, ...more] = hoursOfWeekday(store.workingTimes, weekday(addDays(day, -back)));
    if (first) return { hours: [first, ...more] };
  }
  return { hours: [], reason: 'weekly_closed' };
}

export const findSpecialDay = (
  { specialDays }: Pick<OpeningRules, 'specialDays'>,
  day: Day,
): SpecialDay | undefined => specialDays?.find((special) => special.day === day);

const toWorkingTime =
  (day: number) =>
  ({ start_time: startTime, stop_time: stopTime }: ClockHours): WorkingTime => ({ day, startTime, stopTime });

function hoursOfWeekday(workingTimes: readonly WorkingTime[], wanted: number): Hours[] {
  const joined: Hours[] = [];
  const own = workingTimes.filter((time) => time.day === wanted && time.startTime < time.stopTime);
  for (const { startTime, stopTime } of own.sort((a, b) => compareDays(a.startTime, b.startTime))) {
    const last = joined.at(-1);
    if (!last || startTime > last.stopTime) joined.push({ startTime, stopTime });
    else if (stopTime > last.stopTime) last.stopTime = stopTime;
  }
  return joined;
}

/** The index of the first entry that overlaps another on its day. */
export function overlappingHours(
  times: readonly { day: number; start_time: TimeOfDay; stop_time: TimeOfDay }[],
): number | undefined {
  const found = times.findIndex((time, index) =>
    times
      .slice(0, index)
      .some(
        (other) =>
          other.day === time.day && other.start_time < time.stop_time && time.start_time < other.stop_time,
      ),
  );
  return found < 0 ? undefined : found;
}

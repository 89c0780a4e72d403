import { addDays, type Day, daysBetween } from './zonedTime.ts';

export const maxDays = 84;

export interface DashboardPeriod {
  from: Day;
  to: Day;
  /** A whole number of weeks, so that a Saturday is compared with a Saturday. */
  shift: number;
}

const toPeriod = (from: Day, to: Day): DashboardPeriod => ({
  from,
  to,
  shift: Math.ceil((daysBetween(from, to) + 1) / 7) * 7,
});

export const lastDays = (days: number, today: Day): DashboardPeriod =>
  toPeriod(addDays(today, 1 - days), today);

/** Undefined when the range is too long or reversed. */
export function chosenDays(from: Day, to: Day): DashboardPeriod | undefined {
  const days = daysBetween(from, to) + 1;
  return days >= 1 && days <= maxDays ? toPeriod(from, to) : undefined;
}

export const daysBefore = ({ from, to, shift }: DashboardPeriod) => ({
  before_from: addDays(from, -shift),
  before_to: addDays(to, -shift),
});

export const listDays = ({ from, to }: Pick<DashboardPeriod, 'from' | 'to'>): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));

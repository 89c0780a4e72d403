export interface DayCount {
  day: string;
  count: number;
}

export const sumDays = (days: readonly DayCount[]): number => days.reduce((sum, { count }) => sum + count, 0);

export interface DayRange {
  from: string;
  to: string;
  skip: number;
}

/** The fewest days with enough items, latest first. */
export function locateDays(days: readonly DayCount[], offset: number, limit: number): DayRange | undefined {
  let before = 0;
  let range: DayRange | undefined;
  for (const { day, count } of days) {
    const isWanted = before + count > offset && before < offset + limit;
    if (isWanted) range = { from: day, to: range?.to ?? day, skip: range?.skip ?? offset - before };
    before += count;
  }
  return range;
}

interface Period {
  start_time: string;
  stop_time: string;
}

/** The message of the first reversed or overlapping period, with its place in the list. */
export function findPeriodFault(periods: readonly Period[]): { index: number; message: string } | undefined {
  const reversed = periods.findIndex(({ start_time, stop_time }) => start_time >= stop_time);
  if (reversed >= 0) return { index: reversed, message: 'A window ends after it starts' };
  const overlapping = periods.findIndex((period, index) =>
    periods.slice(0, index).some((earlier) => overlaps(period, earlier)),
  );
  if (overlapping >= 0) return { index: overlapping, message: 'This window overlaps another' };
  return undefined;
}

const overlaps = (one: Period, other: Period): boolean =>
  one.start_time < other.stop_time && other.start_time < one.stop_time;

export const sortPeriods = <P extends Period>(periods: readonly P[]): P[] =>
  periods.toSorted((a, b) => a.start_time.localeCompare(b.start_time));

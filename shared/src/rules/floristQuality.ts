import { addDays, type Day, weekStart } from './zonedTime.ts';

/** With the current one. */
export const qualityWeeks = 13;

export const qualityFrom = (today: Day): Day => addDays(weekStart(today), (1 - qualityWeeks) * 7);

type Counts = Readonly<Record<string, number>>;

/** How many orders had each value; of an even number, between the two in the middle. */
export function findMedian(counts: Counts): number | null {
  const sorted = Object.entries(counts)
    .map(([value, count]) => [Number(value), count] as const)
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  const [first, second] = [Math.floor((total - 1) / 2), Math.floor(total / 2)];
  return (findAt(sorted, first) + findAt(sorted, second)) / 2;
}

function findAt(sorted: readonly (readonly [value: number, count: number])[], position: number): number {
  let passed = 0;
  for (const [value, count] of sorted) {
    passed += count;
    if (passed > position) return value;
  }
  throw new RangeError(`Nothing at ${position}`);
}

export const listWeeks = (from: Day): Day[] =>
  Array.from({ length: qualityWeeks }, (_, at) => addDays(from, at * 7));

/** Stories that a run plays even when its time is spent: buying, signing in, an order's work, a florist's first day. */
const coreStories =
  /\/test\/e2e\/(together\/core|firstOrder|sizes|signIn|officeOrderWork|productEditor|openShop)\.test\.ts$/;

/** Tests that need neither a build nor an engine. */
const units = /\/test\/(shared|architecture|web)\/.*\.test\.ts$/;
const unitsThatNeedBuild = /\/test\/web\/((build|render)\/|cart\/mergeGuestCart\.test\.ts)/;

export const isCoreStory = (file: string): boolean => coreStories.test(file);
export const isUnit = (file: string): boolean => units.test(file) && !unitsThatNeedBuild.test(file);

export const hasBudget = process.env.TEST_DEADLINE_NS !== undefined;

/** By the monotonic clock, which all processes share. Negative once the budget is spent; infinite without a budget. */
export function remainingMs(): number {
  const deadlineNs = process.env.TEST_DEADLINE_NS;
  if (deadlineNs === undefined) return Number.POSITIVE_INFINITY;
  return Number(BigInt(deadlineNs) - process.hrtime.bigint()) / 1e6;
}

/** Tests still at work so long after the end of the budget are given up. */
export const graceMs = hasBudget
  ? Math.min(5, Number(process.env.TEST_BUDGET_MINUTES) / 3) * 60_000
  : undefined;

/** Multiplies the patience of tests: a slow machine is late, not wrong. */
export const patience = Number(process.env.TEST_PATIENCE ?? 1);

/** Every story at both widths and every row of its tables, axe at each of its states, and more random cases. */
export const isFullRun = process.env.TEST_FULL === '1';

/** The first rows of a table, which stand for the others except in a full run. */
export const someOf = <Row>(rows: readonly Row[], count = 1): readonly Row[] =>
  isFullRun ? rows : rows.slice(0, count);

/** Runs all in order, even after failures; throws them afterwards, so that a stream or queue delivers again. */
export async function tryEach(steps: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, 'Several steps failed');
}

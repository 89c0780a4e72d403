/** Settles no sooner than `floorMs`, so that timing does not reveal whether an account exists. */
export async function withMinimumDuration<T>(floorMs: number, work: () => Promise<T>): Promise<T> {
  const floor = new Promise((resolve) => setTimeout(resolve, floorMs));
  const [outcome] = await Promise.allSettled([work(), floor]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** More would only contend for one partition of the catalogue's log. */
const batchesAtOnce = 4;

export async function inBatches<T, R>(
  items: readonly T[],
  size: number,
  work: (batch: readonly T[]) => Promise<R>,
): Promise<R[]> {
  const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
  const answers: R[] = [];
  let next = 0;
  const run = async () => {
    for (let at = next++; at < batches.length; at = next++) answers[at] = await work(batches[at] ?? []);
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, run));
  return answers;
}

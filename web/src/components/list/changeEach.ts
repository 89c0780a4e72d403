import { messageOfError } from '#errors/apiError.ts';

export interface EachResult<T, R> {
  saved: R[];
  failed: { item: T; message: string }[];
}

/** Sequentially, in list order; a failure does not stop the others. */
export async function changeEach<T, R>(
  items: readonly T[],
  change: (item: T) => Promise<R>,
  onProgress: (done: number) => void,
): Promise<EachResult<T, R>> {
  const result: EachResult<T, R> = { saved: [], failed: [] };
  for (const [index, item] of items.entries()) {
    onProgress(index);
    try {
      result.saved.push(await change(item));
    } catch (error) {
      result.failed.push({ item, message: messageOfError(error) });
    }
  }
  return result;
}

/** Counts the saved items, then names the failed ones and the distinct reasons. */
export function failureMessage<T>({ saved, failed }: EachResult<T, unknown>, nameOf: (item: T) => string) {
  const names = failed.map(({ item }) => nameOf(item)).join(', ');
  const reasons = [...new Set(failed.map(({ message }) => message))].join(' ');
  return `${saved.length} changed. Not changed: ${names}. ${reasons}`;
}

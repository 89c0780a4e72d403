import { useState } from 'react';
import { useAnswers } from '#api/useAnswers.ts';
import { notify } from '#components/feedback/notify.ts';
import { changeEach, type EachResult, failureMessage } from '#components/list/changeEach.ts';
import type { BrowserRoute } from '#http/request.ts';

/** One call an item; reads the list again and reports failures with their reasons. */
export function useBulk<T>(route: BrowserRoute, nameOf: (item: T) => string) {
  const { revalidate } = useAnswers();
  const [progress, setProgress] = useState<string>();
  return {
    progress,
    async run<R>(
      label: string,
      items: readonly T[],
      change: (item: T) => Promise<R>,
    ): Promise<EachResult<T, R>> {
      const show = (done: number) => setProgress(`${label}: ${done + 1} of ${items.length}`);
      const result = await changeEach(items, change, show);
      setProgress(undefined);
      await revalidate(route);
      if (result.failed.length > 0) void notify({ tone: 'error', message: failureMessage(result, nameOf) });
      return result;
    },
  };
}

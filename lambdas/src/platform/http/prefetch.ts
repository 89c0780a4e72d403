import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { BatchRead } from '#platform/table/batchRead.ts';
import type { Get } from '#platform/table/read.ts';
import type { Caller } from './caller.ts';
import type { Handler, ParsedRequest, PrefetchingHandler } from './request.ts';

/**
 * Only for reads that leak nothing, since they start before access is checked. Those by `read` join the call that
 * reads the caller, if they start before the first `await`.
 */
export function prefetch<R, Prefetched extends Record<string, Promise<unknown>>, C extends Caller = Caller>(
  startReads: (request: ParsedRequest<R>, userId: UserId | undefined, read: Get) => Prefetched,
  handle: Handler<R, Prefetched, C>,
): PrefetchingHandler<R, C> {
  return {
    openBatch: () => new BatchRead(),
    prefetch: (parsed, userId, read) => {
      const reads = startReads(parsed, userId, read);
      // Otherwise a read that fails for a caller without access is an unhandled rejection.
      for (const read of Object.values(reads)) read.catch(() => undefined);
      return (request) => handle({ ...request, ...reads });
    },
  };
}

import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Caller } from './caller.ts';
import type { Handler, ParsedRequest, PrefetchingHandler } from './request.ts';

/** Only for reads that leak nothing: they start before access is checked. */
export function prefetch<R, Prefetched extends Record<string, Promise<unknown>>, C extends Caller = Caller>(
  startReads: (request: ParsedRequest<R>, userId: UserId | undefined) => Prefetched,
  handle: Handler<R, Prefetched, C>,
): PrefetchingHandler<R, C> {
  return {
    prefetch: (parsed, userId) => {
      const reads = startReads(parsed, userId);
      // Otherwise a read that fails for a caller without access is an unhandled rejection.
      for (const read of Object.values(reads)) read.catch(() => undefined);
      return (request) => handle({ ...request, ...reads });
    },
  };
}

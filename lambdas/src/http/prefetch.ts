import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Caller } from './caller.ts';
import type { Handler, ParsedRequest, PrefetchingHandler } from './request.ts';

/**
 * A handler whose reads start in the same round trip as the caller's row. Only for reads that leak nothing: a caller
 * without access never sees them. A failed read is thrown where the handler awaits it.
 */
export function prefetch<R, Prefetched extends Record<string, Promise<unknown>>, C extends Caller = Caller>(
  startReads: (request: ParsedRequest<R>, userId: UserId | undefined) => Prefetched,
  handle: Handler<R, Prefetched, C>,
): PrefetchingHandler<R, C> {
  return {
    prefetch: (parsed, userId) => {
      const reads = startReads(parsed, userId);
      // Without this, a read that fails for a caller without access would be an unhandled rejection.
      for (const read of Object.values(reads)) read.catch(() => undefined);
      return (request) => handle({ ...request, ...reads });
    },
  };
}

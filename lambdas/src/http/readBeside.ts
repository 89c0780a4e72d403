import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Asked, EarlyHandler, Handler } from './request.ts';

/**
 * A handler with what is read while the caller is read: it costs no round trip of its own. Only for what may be read for
 * anybody, and answered to a caller that passes. What fails is seen by the handler that waits for it.
 */
export function readBeside<R, Beside extends Record<string, Promise<unknown>>>(
  read: (asked: Asked<R>, userId: UserId | undefined) => Beside,
  handle: Handler<R, Beside>,
): EarlyHandler<R> {
  return {
    begin: (asked, userId) => {
      const beside = read(asked, userId);
      // A caller who does not pass never waits for these; one who does sees their failure.
      for (const reading of Object.values(beside)) reading.catch(() => undefined);
      return (request) => handle({ ...request, ...beside });
    },
  };
}

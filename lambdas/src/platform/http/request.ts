import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@bloomkin/shared/route.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { BatchRead } from '#platform/table/batchRead.ts';
import type { Get } from '#platform/table/read.ts';
import type { Caller } from './caller.ts';
import type { Idempotency } from './idempotency.ts';
import type { UploadedFile } from './readMultipart.ts';
import type { HandlerResult } from './response.ts';

type GuestAccess = 'public' | 'provider';

export interface ParsedRequest<R> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  files: readonly UploadedFile[];
  now: Date;
}

export interface ApiRequest<R, C extends Caller = Caller> extends ParsedRequest<R> {
  caller: R extends { options: { access: infer A } }
    ? A extends GuestAccess
      ? C | undefined
      : C
    : C | undefined;
  requestId: string;
  viewerAddress: string;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  idempotency: Idempotency;
}

export type Handler<R, Prefetched = unknown, C extends Caller = Caller> = (
  request: ApiRequest<R, C> & Prefetched,
) => Promise<HandlerResult<AnswerOf<R>>>;

export interface PrefetchingHandler<R, C extends Caller = Caller> {
  openBatch(): BatchRead;
  /** `userId` comes from the access token; undefined for a guest. `read` is consistent, in one call with the caller. */
  prefetch(parsed: ParsedRequest<R>, userId: UserId | undefined, read: Get): Handler<R, unknown, C>;
}

/** A forgotten route does not compile. */
export type Handlers<Group extends Record<string, Route>, C extends Caller> = {
  [Name in keyof Group]: Handler<Group[Name], unknown, C> | PrefetchingHandler<Group[Name], C>;
};

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

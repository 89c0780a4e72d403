import { AppError } from '@bloomkin/shared/errors.ts';
import type { PublicAnswer } from '@bloomkin/shared/pageRender.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { toResponse } from './answer.ts';
import { noIdempotency } from './idempotency.ts';
import { type GivenParts, parseParts } from './parse.ts';
import type { ApiRequest, Asked, EarlyHandler, Handler } from './request.ts';

/** A public read that is answered in this very process. */
export interface PublicRead {
  path: RegExp;
  answer(parts: GivenParts, now: Date): Promise<unknown>;
}

/** A route's handler for guests. */
export function publicRead<R extends Route>(route: R, handle: Handler<R> | EarlyHandler<R>): PublicRead {
  return {
    path: new RegExp(`^${route.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    answer: (parts, now) => {
      // The handler's types follow from the schemas these were parsed with.
      const request = { ...parseParts(route, parts), ...guest, now } as object as ApiRequest<R>;
      return 'begin' in handle ? handle.begin(request, undefined)(request) : handle(request);
    },
  };
}

const guest: Omit<ApiRequest<Route>, keyof Asked<Route>> = {
  caller: undefined,
  requestId: '',
  viewerAddress: '',
  header: () => undefined,
  cookie: () => undefined,
  idempotency: noIdempotency,
};

/** What the API answers a guest's GET, without a call over the network; undefined for what is not among the reads. */
export async function askAsGuest(
  reads: readonly PublicRead[],
  url: string,
  now: Date,
): Promise<PublicAnswer | undefined> {
  const { pathname, searchParams } = new URL(url, 'https://api');
  const read = reads.find(({ path }) => path.test(pathname));
  if (!read) return undefined;
  const params = Object.entries(read.path.exec(pathname)?.groups ?? {}).map(([name, value]) => [
    name,
    decodeURIComponent(value),
  ]);
  const parts = { params: Object.fromEntries(params), query: Object.fromEntries(searchParams) };
  try {
    const { body } = toResponse(await read.answer(parts, now), {});
    return { status: 200, body: JSON.parse(body ?? 'null') };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return { status: error.status, body: { code: error.code, message: error.message } };
  }
}

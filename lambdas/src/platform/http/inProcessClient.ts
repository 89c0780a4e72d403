import { AppError } from '@bloomkin/shared/errors.ts';
import type { PublicResponse } from '@bloomkin/shared/pageRender.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { get } from '#platform/table/read.ts';
import { noIdempotency } from './idempotency.ts';
import { parseParts, type RequestParts } from './parse.ts';
import type { ApiRequest, Handler, ParsedRequest, PrefetchingHandler } from './request.ts';
import { toGatewayResult } from './response.ts';

export interface InProcessRoute {
  path: RegExp;
  handle(parts: RequestParts, now: Date): Promise<unknown>;
}

export function inProcessRoute<R extends Route>(
  route: R,
  handler: Handler<R> | PrefetchingHandler<R>,
): InProcessRoute {
  return {
    path: toExpression(route),
    handle: (parts, now) => {
      // The handler's types follow from these parsed schemas.
      const request = { ...parseParts(route, parts), ...guest, now } as object as ApiRequest<R>;
      return 'prefetch' in handler ? handler.prefetch(request, undefined, get)(request) : handler(request);
    },
  };
}

/** Used by few pages, so loaded on demand. */
export const lazyInProcessRoute = <R extends Route>(
  route: R,
  load: () => Promise<Handler<R> | PrefetchingHandler<R>>,
): InProcessRoute => ({
  path: toExpression(route),
  handle: async (parts, now) => inProcessRoute(route, await load()).handle(parts, now),
});

const toExpression = ({ path }: Route) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const guest: Omit<ApiRequest<Route>, keyof ParsedRequest<Route>> = {
  caller: undefined,
  requestId: '',
  viewerAddress: '',
  header: () => undefined,
  cookie: () => undefined,
  idempotency: noIdempotency,
};

/** Undefined when none of the routes matches. */
export async function requestInProcess(
  routes: readonly InProcessRoute[],
  url: string,
  now: Date,
): Promise<PublicResponse | undefined> {
  const { pathname, searchParams } = new URL(url, 'https://api');
  const route = routes.find(({ path }) => path.test(pathname));
  if (!route) return undefined;
  const params = Object.entries(route.path.exec(pathname)?.groups ?? {}).map(([name, value]) => [
    name,
    decodeURIComponent(value),
  ]);
  const parts = { params: Object.fromEntries(params), query: Object.fromEntries(searchParams) };
  try {
    const { body } = toGatewayResult(await route.handle(parts, now), {});
    return { status: 200, body: JSON.parse(body ?? 'null') };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return { status: error.status, body: { code: error.code, message: error.message } };
  }
}

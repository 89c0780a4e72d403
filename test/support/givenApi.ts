import type { AnswerOf, Route } from '@bloomkin/shared/route.ts';
import { vi } from 'vitest';

/** A call that reached the stubbed API. */
export interface ApiCall {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The parsed JSON body, `{}` without one. */
  body: Readonly<Record<string, unknown>>;
  idempotencyKey: string | null;
}

type Reply<R> = (call: ApiCall) => AnswerOf<R> | Response | Promise<AnswerOf<R> | Response>;

interface StubbedRoute {
  method: string;
  path: RegExp;
  respond: (call: ApiCall) => Promise<Response>;
}

interface Stub {
  fetch: typeof fetch;
  routes: StubbedRoute[];
}

let current: Stub | undefined;

/**
 * From now on calls of this route get `reply`, checked by the route's response schema; a `Response` is for failures and
 * passes as it is. Calls of routes without a reply get a 404. Returns the calls that arrive. `vi.unstubAllGlobals` ends it.
 */
export function givenApi<R extends Route>(route: R, reply: Reply<R>): ApiCall[] {
  const calls: ApiCall[] = [];
  const respond = async (call: ApiCall) => {
    calls.push(call);
    const answer = await reply(call);
    return answer instanceof Response ? answer : toResponse(route, answer);
  };
  const pattern = route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  findStub().routes.unshift({ method: route.method, path: new RegExp(`^${pattern}$`), respond });
  return calls;
}

function toResponse({ method, path, options }: Route, answer: unknown): Response {
  const { success, error, data } = options.response.safeParse(answer);
  if (success) return Response.json(data);
  // The page takes what its fetch throws for a lost connection.
  console.error(`The stubbed reply to ${method} ${path} breaks its schema: ${error.message}`);
  throw error;
}

function findStub(): Stub {
  if (current && globalThis.fetch === current.fetch) return current;
  const routes: StubbedRoute[] = [];
  const stub: Stub = { routes, fetch: (input, init) => respondTo(routes, new Request(toUrl(input), init)) };
  vi.stubGlobal('fetch', stub.fetch);
  current = stub;
  return stub;
}

const toUrl = (input: Parameters<typeof fetch>[0]) =>
  new URL(input instanceof Request ? input.url : input, 'https://shop.test');

async function respondTo(routes: readonly StubbedRoute[], request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/config.json') return Response.json({});
  const found = routes.find(({ method, path }) => method === request.method && path.test(pathname));
  if (!found)
    return Response.json({ code: 'NOT_FOUND', message: 'We could not find that.' }, { status: 404 });
  const text = await request.text();
  return found.respond({
    params: { ...found.path.exec(pathname)?.groups },
    query: searchParams,
    body: text && request.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {},
    idempotencyKey: request.headers.get('idempotency-key'),
  });
}

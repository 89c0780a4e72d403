import type { BodyInputOf, PathNames, QueryInputOf, ResponseOf } from '@bloomkin/shared/route.ts';
import type { Access } from '@bloomkin/shared/rules/entrance.ts';
import { networkError, readError } from '#errors/apiError.ts';
import { accessToken } from './accessToken.ts';
import { apiHost } from './host.ts';
import { requestUrl } from './requestUrl.ts';
import { fetchWithRetry } from './retry.ts';

/** Without schemas (`web/vite/routesForBrowser.ts`). */
export interface BrowserRoute {
  method: string;
  path: string;
  options: {
    access: Access;
    cache?: 'edge';
    idempotent?: boolean;
    keyField?: string;
    retry?: boolean;
  };
}

type ParamsArg<P extends string> = [PathNames<P>] extends [never]
  ? { params?: undefined }
  : { params: { [Name in PathNames<P>]: string } };

/** Files are sent as FormData. */
export type ArgsOf<R extends BrowserRoute> = ParamsArg<R['path']> & {
  query?: NonNullable<QueryInputOf<R>>;
  body?: NonNullable<BodyInputOf<R>> | FormData;
};

export interface CallOptions {
  signal?: AbortSignal;
  /** Set when the key must outlive the page; `call` creates one by default. */
  idempotencyKey?: string;
  /** Sends the token with a public read, bypassing the edge's cache. */
  asMyself?: boolean;
}

const versionHeader = 'X-Catalogue-Version';
/** The edge's cache serves a write to everyone within a minute. */
const versionLifeMs = 60_000;
let lastWrite: { version: string; atMs: number } | undefined;

/** Sent without a token. */
export const isEdgeCached = (route: BrowserRoute, { asMyself }: CallOptions): boolean =>
  route.method === 'GET' && route.options.cache === 'edge' && !asMyself;

/** Without refresh and keys, which `call` adds. Throws an ApiError. */
export async function sendRequest<R extends BrowserRoute>(
  route: R,
  args: ArgsOf<R>,
  options: CallOptions = {},
): Promise<ResponseOf<R>> {
  const response = await sendForResponse(route, args, options);
  // A route with `noContent` answers 204, which has no body.
  const body = response.status === 204 ? Promise.resolve(JSON.parse('null')) : response.json();
  return body.catch((cause: unknown) => {
    throw networkError(cause);
  });
}

/** For answers that are files. */
export async function sendForResponse<R extends BrowserRoute>(
  route: R,
  args: ArgsOf<R>,
  options: CallOptions = {},
): Promise<Response> {
  const { idempotent, keyField, retry } = route.options;
  const key = idempotent || keyField ? options.idempotencyKey : undefined;
  const url = (await apiHost()) + requestUrl(route.path, args.params, args.query);
  const isRetryable = route.method === 'GET' || retry === true || key !== undefined;
  const response = await fetchWithRetry(url, buildRequest(route, args.body, key, options), isRetryable);
  rememberVersion(route, response);
  if (!response.ok) throw await readError(response);
  return response;
}

/** Later reads request at least this catalogue version (read-your-writes). */
export function rememberVersion(route: BrowserRoute, response: Response): void {
  const version = route.method === 'GET' ? null : response.headers.get(versionHeader);
  if (version) lastWrite = { version, atMs: Date.now() };
}

function buildRequest(
  route: BrowserRoute,
  body: object | undefined,
  key: string | undefined,
  options: CallOptions,
): RequestInit {
  const { keyField } = route.options;
  const headers = new Headers();
  const token = isEdgeCached(route, options) ? undefined : accessToken();
  if (token) headers.set('X-AUTH-TOKEN', token);
  if (lastWrite && Date.now() - lastWrite.atMs < versionLifeMs) headers.set(versionHeader, lastWrite.version);
  if (key && !keyField) headers.set('Idempotency-Key', key);
  const request = {
    method: route.method,
    headers,
    // The session's cookie goes to an API host of another origin too.
    credentials: 'include',
    signal: options.signal ?? null,
    // The browser's cache may hold the guests' answer (stale-while-revalidate).
    ...(options.asMyself && { cache: 'no-store' as const }),
  } satisfies RequestInit;
  if (body === undefined) return request;
  if (body instanceof FormData) return { ...request, body };
  headers.set('Content-Type', 'application/json');
  return { ...request, body: JSON.stringify(keyField ? { ...body, [keyField]: key } : body) };
}

import type { BodyInputOf, PathNames, QueryInputOf, ResponseOf } from '@bloomkin/shared/route.ts';
import { accessToken } from '../session/accessToken.ts';
import { ApiError, errorOfAnswer, networkError } from './apiError.ts';
import { apiHost } from './host.ts';
import { requestUrl } from './requestUrl.ts';

/** What the browser's bundle knows of a route: no schemas (`web/vite/routesForBrowser.ts`). */
export interface BrowserRoute {
  method: string;
  path: string;
  options: { access?: string; cache?: 'edge' };
}

type ParamsArg<P extends string> = [PathNames<P>] extends [never]
  ? { params?: undefined }
  : { params: { [Name in PathNames<P>]: string } };

/** Params, query and body of a route, each only where the route has it. A form with files goes as FormData. */
export type ArgsOf<R extends BrowserRoute> = ParamsArg<R['path']> & {
  query?: NonNullable<QueryInputOf<R>>;
  body?: NonNullable<BodyInputOf<R>> | FormData;
};

export interface CallOptions {
  signal?: AbortSignal;
  /** Makes a call that changes something safe to send again. */
  idempotencyKey?: string;
  /**
   * Sends the token with a public read too. Left out, such a read may be answered by the edge's cache; florists and
   * admins who look for what only they may see (inactive products) set it.
   */
  asMyself?: boolean;
}

const retryDelayMs = 1000;
const retries = 3;
/** For so long a call that may be repeated waits for the connection to come back. */
const offlinePatienceMs = 60_000;
const versionHeader = 'X-Catalogue-Version';
/** After this long everybody sees a write, so the edge's cache may answer again. */
const versionLifeMs = 60_000;
let written: { version: string; atMs: number } | undefined;

/**
 * Calls the API. Reads, and calls with an idempotency key, are sent again after a second, up to three times, when no
 * answer came; while the browser is offline they wait for the connection first. Throws an ApiError for every failure.
 */
export async function call<R extends BrowserRoute>(
  route: R,
  args: ArgsOf<R>,
  options: CallOptions = {},
): Promise<ResponseOf<R>> {
  const url = (await apiHost()) + requestUrl(route.path, args.params, args.query);
  const request = requestOf(route, args.body, options);
  const mayRepeat = route.method === 'GET' || options.idempotencyKey !== undefined;
  const answer = await send(url, request, mayRepeat ? retries : 0);
  rememberVersion(route, answer);
  if (!answer.ok) throw await errorOfAnswer(answer);
  return answer.json().catch((cause: unknown) => {
    throw networkError(cause);
  });
}

/** One sees one's own write at once: its answer carries the catalogue's version, and later reads ask for at least that. */
function rememberVersion(route: BrowserRoute, answer: Response): void {
  const version = route.method === 'GET' ? null : answer.headers.get(versionHeader);
  if (version) written = { version, atMs: Date.now() };
}

function headersOf(route: BrowserRoute, { idempotencyKey, asMyself }: CallOptions): Headers {
  const headers = new Headers();
  const isPublicRead = route.method === 'GET' && route.options.cache === 'edge';
  const token = isPublicRead && !asMyself ? undefined : accessToken();
  if (token) headers.set('X-AUTH-TOKEN', token);
  if (written && Date.now() - written.atMs < versionLifeMs) headers.set(versionHeader, written.version);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
}

function requestOf(route: BrowserRoute, body: unknown, options: CallOptions): RequestInit {
  const headers = headersOf(route, options);
  const request: RequestInit = {
    method: route.method,
    headers,
    credentials: 'same-origin',
    signal: options.signal ?? null,
  };
  if (body === undefined) return request;
  if (body instanceof FormData) return { ...request, body };
  headers.set('Content-Type', 'application/json');
  return { ...request, body: JSON.stringify(body) };
}

async function send(url: string, request: RequestInit, repeats: number): Promise<Response> {
  try {
    const answer = await fetch(url, request);
    if (isNoAnswerOfOurs(answer)) throw new Error(`The API's gateway answered ${answer.status}`);
    return answer;
  } catch (cause) {
    if (request.signal?.aborted || repeats === 0) throw networkError(cause);
    const isOffline = navigator.onLine === false;
    if (isOffline && !(await backOnline())) throw networkError(cause);
    if (!isOffline) await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return send(url, request, repeats - 1);
  }
}

/** What stands before the API may fail by itself: every answer of the API has an id. */
const isNoAnswerOfOurs = ({ status, headers }: Response): boolean =>
  status >= 500 && !headers.has('X-Request-Id');

/** True as soon as the connection is back, false when it stayed away too long. */
function backOnline(): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const settle = (isBack: boolean) => {
      clearTimeout(timer);
      listening.abort();
      resolve(isBack);
    };
    const timer = setTimeout(() => settle(false), offlinePatienceMs);
    addEventListener('online', () => settle(true), { signal: listening.signal });
  });
}

/** The words for a person of anything that was thrown. */
export const messageOfError = (error: unknown): string =>
  error instanceof ApiError ? error.message : networkError(error).message;

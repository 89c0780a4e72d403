import { fallbackMessages } from '@bloomkin/shared/fallbackMessages.ts';
import { networkError, toApiError } from '#errors/apiError.ts';

const retryDelayMs = 1000;
/** Browsers that failed together do not come back together. */
const jitterMs = 500;
const maxRetries = 3;
/** A service that is down gets few calls more than it gets while it is up. */
const maxRetriesPerMinute = 20;
const minuteMs = 60_000;
let recentRetries: readonly number[] = [];
const triesNow = new EventTarget();
/** Milliseconds. */
const offlinePatienceMs = 60_000;

/** Retries up to three times, a second or a little more apart, or when back online. Throws a network ApiError. */
export function fetchWithRetry(url: string, request: RequestInit, isRetryable: boolean): Promise<Response> {
  return attempt(url, request, isRetryable ? maxRetries : 0);
}

async function attempt(url: string, request: RequestInit, retriesLeft: number): Promise<Response> {
  try {
    const response = await fetch(url, request);
    if (isGatewayFailure(response))
      throw networkError(
        new Error(`The API's gateway answered ${response.status}`),
        fallbackMessages.unavailable,
      );
    return response;
  } catch (cause) {
    if (request.signal?.aborted || retriesLeft === 0) throw toApiError(cause);
    const isOffline = navigator.onLine === false;
    if (isOffline && !(await waitForConnection())) throw toApiError(cause);
    if (!isOffline && !takeRetry(Date.now())) throw toApiError(cause);
    if (!isOffline)
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs + Math.random() * jitterMs));
    return attempt(url, request, retriesLeft - 1);
  }
}

function takeRetry(nowMs: number): boolean {
  recentRetries = recentRetries.filter((at) => at > nowMs - minuteMs && at <= nowMs);
  if (recentRetries.length >= maxRetriesPerMinute) return false;
  recentRetries = [...recentRetries, nowMs];
  return true;
}

/** API responses have a request id; a 5xx without one comes from a proxy. */
const isGatewayFailure = ({ status, headers }: Response): boolean =>
  status >= 500 && !headers.has('X-Request-Id');

/** Sends calls that wait for the connection at once: the browser may be wrong about it. */
export const tryNow = (): boolean => triesNow.dispatchEvent(new Event('try'));

/** False after the timeout. */
function waitForConnection(): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const settle = (isBack: boolean) => {
      clearTimeout(timer);
      listening.abort();
      resolve(isBack);
    };
    const timer = setTimeout(() => settle(false), offlinePatienceMs);
    for (const [from, type] of [
      [window, 'online'],
      [triesNow, 'try'],
    ] as const)
      from.addEventListener(type, () => settle(true), { signal: listening.signal });
  });
}

import { networkError } from '../errors/apiError.ts';

const retryDelayMs = 1000;
const maxRetries = 3;
/** Milliseconds. */
const offlinePatienceMs = 60_000;

/** Retries up to three times, a second apart, or when back online. Throws a network ApiError. */
export function fetchWithRetry(url: string, request: RequestInit, isRetryable: boolean): Promise<Response> {
  return attempt(url, request, isRetryable ? maxRetries : 0);
}

async function attempt(url: string, request: RequestInit, retriesLeft: number): Promise<Response> {
  try {
    const response = await fetch(url, request);
    if (isGatewayFailure(response)) throw new Error(`The API's gateway answered ${response.status}`);
    return response;
  } catch (cause) {
    if (request.signal?.aborted || retriesLeft === 0) throw networkError(cause);
    const isOffline = navigator.onLine === false;
    if (isOffline && !(await waitForConnection())) throw networkError(cause);
    if (!isOffline) await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return attempt(url, request, retriesLeft - 1);
  }
}

/** API responses have a request id; a 5xx without one comes from a proxy. */
const isGatewayFailure = ({ status, headers }: Response): boolean =>
  status >= 500 && !headers.has('X-Request-Id');

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
    addEventListener('online', () => settle(true), { signal: listening.signal });
  });
}

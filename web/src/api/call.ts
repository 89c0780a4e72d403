import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { isOutcomeUnknown, isRefused, isTokenRejected } from '#errors/apiError.ts';
import { accessToken } from '#http/accessToken.ts';
import { type ArgsOf, type BrowserRoute, type CallOptions, sendRequest } from '#http/request.ts';
import { requestUrl } from '#http/requestUrl.ts';
import { refusals } from '#session/refusals.ts';
import { refreshSession } from '#session/session.ts';

/** Refreshes a rejected token once; retries reads, idempotent routes and `retry` routes. Throws an ApiError. */
export function call<R extends BrowserRoute>(
  route: R,
  args: ArgsOf<R>,
  options: CallOptions = {},
): Promise<ResponseOf<R>> {
  const send = (idempotencyKey = options.idempotencyKey) =>
    withFreshToken(route, () =>
      sendRequest(route, args, { ...options, ...(idempotencyKey && { idempotencyKey }) }),
    );
  const takesKey = route.options.idempotent || route.options.keyField;
  if (!takesKey || options.idempotencyKey) return send();
  const url = requestUrl(route.path, args.params, args.query);
  return withStableKey(`${route.method} ${url} ${JSON.stringify(args.body)}`, send);
}

/** Also when a required token is missing. */
export async function withFreshToken<T>(route: BrowserRoute, send: () => Promise<T>): Promise<T> {
  const needsToken = route.options.access !== 'public' || accessToken() !== undefined;
  try {
    return await send();
  } catch (error) {
    if (isRefused(error)) refusals.write(refusals.read() + 1);
    if (!needsToken || !isTokenRejected(error) || !(await refreshSession())) throw error;
    return send();
  }
}

/** Keys of attempts whose outcome is unknown, by method, URL and body. */
const openAttempts = new Map<string, string>();

/** Repeats a call with an unknown outcome under the same key; another body gets a new key. */
async function withStableKey<T>(attempt: string, send: (key: string) => Promise<T>): Promise<T> {
  const key = openAttempts.get(attempt) ?? crypto.randomUUID();
  openAttempts.set(attempt, key);
  try {
    const response = await send(key);
    openAttempts.delete(attempt);
    return response;
  } catch (error) {
    if (!isOutcomeUnknown(error)) openAttempts.delete(attempt);
    throw error;
  }
}

import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { type ArgsOf, type BrowserRoute, type CallOptions, call } from '../api/call.ts';
import { isTokenRefused } from './isTokenRefused.ts';
import { refreshSession } from './session.ts';

/** A call of a signed-in person: when the token has run out, a new one is asked for and the call is made again. */
export async function callSignedIn<R extends BrowserRoute>(
  route: R,
  args: ArgsOf<R>,
  options: CallOptions = {},
): Promise<ResponseOf<R>> {
  try {
    return await call(route, args, options);
  } catch (error) {
    if (!isTokenRefused(error) || !(await refreshSession())) throw error;
    return call(route, args, options);
  }
}

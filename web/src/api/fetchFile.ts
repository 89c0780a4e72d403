import { type ArgsOf, type BrowserRoute, sendForResponse } from '#http/request.ts';
import { withFreshToken } from './call.ts';

/** The bytes of a file that a route answers. Throws an ApiError. */
export const fetchFile = <R extends BrowserRoute>(route: R, args: ArgsOf<R>): Promise<Blob> =>
  withFreshToken(route, async () => (await sendForResponse(route, args)).blob());

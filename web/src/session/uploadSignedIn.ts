import type { ResponseOf } from '@bloomkin/shared/route.ts';
import type { BrowserRoute } from '../api/call.ts';
import { upload } from '../api/upload.ts';
import { isTokenRefused } from './isTokenRefused.ts';
import { refreshSession } from './session.ts';

/** An upload of a signed-in person: when the token has run out, a new one is asked for and it is sent again. */
export async function uploadSignedIn<R extends BrowserRoute>(
  ...[route, sent]: Parameters<typeof upload<R>>
): Promise<ResponseOf<R>> {
  try {
    return await upload(route, sent);
  } catch (error) {
    if (!isTokenRefused(error) || !(await refreshSession())) throw error;
    return upload(route, sent);
  }
}

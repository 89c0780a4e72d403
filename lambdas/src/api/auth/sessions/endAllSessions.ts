import type * as routes from '@bloomkin/shared/routes/auth.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { signOutEverywhere } from '#platform/services/cognitoUsers.ts';
import { deviceCookieName, forgetDevice } from './deviceCookie.ts';
import { endSignIns } from './endSignIns.ts';
import { clearedRefreshCookie } from './refreshCookie.ts';

export const endAllSessions: UserHandler<typeof routes.endAllSessions> = async ({ caller, cookie, now }) => {
  await endSignIns(caller.user, { now });
  if (caller.user.inCognito) await signOutEverywhere(caller.id);
  const device = await forgetDevice(caller.user, cookie(deviceCookieName));
  const cookies = [clearedRefreshCookie, device];
  return new HttpResponse({ message: 'You are signed out on all devices' }, { cookies });
};

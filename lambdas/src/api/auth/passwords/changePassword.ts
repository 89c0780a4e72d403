import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { deviceCookieName, rememberDevice } from '#api/auth/sessions/deviceCookie.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import { requireFreshSignIn } from '#model/users/secondFactor.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { checkNewPassword, checkPasswordsMatch } from './checkNewPassword.ts';
import { setPassword } from './setPassword.ts';
import { verifyCurrentPassword } from './verifyCurrentPassword.ts';

export const changePassword: UserHandler<typeof routes.changePassword> = async ({
  body,
  caller,
  viewerAddress,
  cookie,
  now,
}) => {
  checkPasswordsMatch(body);
  checkNewPassword(body.password, caller.user);
  if (caller.user.hasPassword)
    await verifyCurrentPassword(caller, body.current_password, {
      field: 'current_password',
      viewerAddress,
      now,
    });
  else requireFreshSignIn(caller, now);
  const changed = await setPassword(caller.user, body.password, { now, keepSessionId: caller.sessionId });
  const device = await rememberDevice(changed, cookie(deviceCookieName), now);
  const message = 'Your new password is saved. All other devices are signed out.';
  return new HttpResponse({ message }, { cookies: [device] });
};

import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { deviceCookieName, rememberDevice } from '#api/auth/sessions/deviceCookie.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import type { Caller } from '#platform/http/caller.ts';
import { giveBackForAddress, perAddress, takeForAddress } from '#platform/http/limits.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { revokeRefreshToken } from '#platform/services/cognitoTokens.ts';
import { checkNewPassword, checkPasswordsMatch } from './checkNewPassword.ts';
import { tryFromKnownDevice } from './passwordTries.ts';
import { setPassword } from './setPassword.ts';

/** A user without a password may set a first password this long after signing in. */
const recentSignInSeconds = 10 * 60;

export const changePassword: UserHandler<typeof routes.changePassword> = async ({
  body,
  caller,
  viewerAddress,
  cookie,
  now,
}) => {
  checkPasswordsMatch(body);
  checkNewPassword(body.password, caller.user);
  if (caller.user.hasPassword) await verifyCurrentPassword(caller, body.current_password, viewerAddress, now);
  else if (caller.signedInAtSeconds + recentSignInSeconds < toEpochSeconds(now))
    throw new AppError('AUTH.SIGN_IN_AGAIN');
  const changed = await setPassword(caller.user, body.password, { now, keepSessionId: caller.sessionId });
  const device = await rememberDevice(changed, cookie(deviceCookieName), now);
  const message = 'Your new password is saved. All other devices are signed out.';
  return new HttpResponse({ message }, { cookies: [device] });
};

/** Counts before comparing: a stolen session must not allow guessing. */
async function verifyCurrentPassword(
  caller: Caller,
  password: string,
  address: string,
  now: Date,
): Promise<void> {
  await takeForAddress(perAddress.wrongAnswers, address, now);
  const tokens = password ? await tryFromKnownDevice(caller.id, caller.sessionId, password, now) : undefined;
  if (!tokens) throw invalidField('current_password', 'This is not your current password');
  await revokeRefreshToken(tokens.refreshToken);
  await giveBackForAddress(perAddress.wrongAnswers, address, now);
}

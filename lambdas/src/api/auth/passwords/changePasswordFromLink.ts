import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { deviceCookieName, rememberDevice } from '#api/auth/sessions/deviceCookie.ts';
import { getPasswordLinkOwner, hashLinkCode } from '#model/auth/passwords/passwordLink.ts';
import { releasePasswordLink, takePasswordLink } from '#model/auth/passwords/passwordLinkEntity.ts';
import { countWrongAnswers } from '#model/auth/signIn/countWrongAnswers.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { signOutEverywhere } from '#platform/services/cognitoUsers.ts';
import { checkNewPassword, checkPasswordsMatch } from './checkNewPassword.ts';
import { setPassword } from './setPassword.ts';

export const checkPasswordLink: Handler<typeof routes.checkPasswordLink> = async ({
  body,
  viewerAddress,
  now,
}) =>
  countWrongAnswers(viewerAddress, now, async () => {
    const { email } = await getPasswordLinkOwner(hashLinkCode(body.code), now);
    return { data: { email } };
  });

export const changePasswordFromLink: Handler<typeof routes.changePasswordFromLink> = async ({
  body,
  viewerAddress,
  cookie,
  now,
}) => {
  checkPasswordsMatch(body);
  const user = await countWrongAnswers(viewerAddress, now, async () => {
    const hash = hashLinkCode(body.code);
    const user = await getPasswordLinkOwner(hash, now);
    checkNewPassword(body.password, user);
    if (!(await takePasswordLink(hash, toEpochSeconds(now)))) throw new AppError('AUTH.PASSWORD.LINK_USED');
    try {
      const changed = await setPassword(user, body.password, { now });
      await signOutEverywhere(user.id);
      return changed;
    } catch (error) {
      await releasePasswordLink(hash);
      throw error;
    }
  });
  // The link proves the address, so its device gets in even after too many attempts.
  const device = await rememberDevice(user, cookie(deviceCookieName), now);
  return new HttpResponse(
    { message: 'Your new password is saved. Please sign in with it.' },
    { cookies: [device] },
  );
};

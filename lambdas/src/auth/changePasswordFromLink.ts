import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { Answer } from '../http/answer.ts';
import type { Handler } from '../http/request.ts';
import { signOutEverywhere } from '../services/cognitoUsers.ts';
import { findUser, type UserItem } from '../users/userTable.ts';
import { checkEqual, checkNewPassword } from './checkNewPassword.ts';
import { countWrongAnswers } from './countWrongAnswers.ts';
import { deviceCookieName, rememberDevice } from './deviceCookie.ts';
import { hashLinkCode } from './passwordLink.ts';
import { findPasswordLink, giveBackPasswordLink, takePasswordLink } from './passwordLinkTable.ts';
import { setPassword } from './setPassword.ts';

export const changePasswordFromLink: Handler<typeof routes.changePasswordFromLink> = async ({
  body,
  viewerAddress,
  cookie,
  now,
}) => {
  checkEqual(body);
  const user = await countWrongAnswers(viewerAddress, now, async () => {
    const hash = hashLinkCode(body.code);
    const nowSeconds = Math.floor(now.getTime() / 1000);
    const user = await ownerOf(hash, nowSeconds);
    checkNewPassword(body.password, user);
    if (!(await takePasswordLink(hash, nowSeconds))) throw new AppError('AUTH.PASSWORD.LINK_USED');
    try {
      const changed = await setPassword(user, body.password, { now });
      await signOutEverywhere(user.id);
      return changed;
    } catch (error) {
      await giveBackPasswordLink(hash);
      throw error;
    }
  });
  // Whoever has the link has the address: they get in here though strangers have used up the tries.
  const device = await rememberDevice(user, cookie(deviceCookieName), now);
  return new Answer(
    { message: 'Your new password is saved. Please sign in with it.' },
    { cookies: [device] },
  );
};

/** Whose link it is. One from before the last change of the password, though in the same second, is over; so is that of somebody disabled. */
async function ownerOf(hash: string, nowSeconds: number): Promise<UserItem> {
  const link = await findPasswordLink(hash, nowSeconds);
  const user = link && (await findUser(link.userId));
  if (!link || !user?.active || link.signInEra !== user.signInEra)
    throw new AppError('AUTH.PASSWORD.LINK_USED');
  return user;
}

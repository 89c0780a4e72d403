import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import type { Handler } from '../http/request.ts';
import { signOutEverywhere } from '../services/cognitoUsers.ts';
import { findUser, type UserItem } from '../users/userTable.ts';
import { checkEqual, checkNewPassword } from './checkNewPassword.ts';
import { countWrongAnswers } from './countWrongAnswers.ts';
import { hashLinkCode } from './passwordLink.ts';
import { findPasswordLink, giveBackPasswordLink, takePasswordLink } from './passwordLinkTable.ts';
import { setPassword } from './setPassword.ts';

export const changePasswordFromLink: Handler<typeof routes.changePasswordFromLink> = async ({
  body,
  viewerAddress,
  now,
}) => {
  checkEqual(body);
  await countWrongAnswers(viewerAddress, now, async () => {
    const hash = hashLinkCode(body.code);
    const nowSeconds = Math.floor(now.getTime() / 1000);
    const user = await ownerOf(hash, nowSeconds);
    checkNewPassword(body.password, user);
    if (!(await takePasswordLink(hash, nowSeconds))) throw new AppError('AUTH.PASSWORD.LINK_USED');
    try {
      await setPassword(user, body.password, { now });
      await signOutEverywhere(user.id);
    } catch (error) {
      await giveBackPasswordLink(hash);
      throw error;
    }
  });
  return { message: 'Your new password is saved. Please sign in with it.' };
};

/** Whose link it is. A link from before the last change of the password, or of somebody disabled, is over. */
async function ownerOf(hash: string, nowSeconds: number): Promise<UserItem> {
  const link = await findPasswordLink(hash, nowSeconds);
  const user = link && (await findUser(link.userId));
  if (!link || !user?.active || link.createdAtSeconds < user.sessionsNotBeforeSeconds)
    throw new AppError('AUTH.PASSWORD.LINK_USED');
  return user;
}

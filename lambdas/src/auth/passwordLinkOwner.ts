import { AppError } from '@bloomkin/shared/errors.ts';
import { findUser, type UserItem } from '../users/userTable.ts';
import { findPasswordLink } from './passwordLinkTable.ts';

/**
 * Whose link it is. One that was used, has expired, was never made, or is from before the last change of the password,
 * though in the same second, is over; so is that of somebody disabled.
 */
export async function getPasswordLinkOwner(hash: string, now: Date): Promise<UserItem> {
  const link = await findPasswordLink(hash, Math.floor(now.getTime() / 1000));
  const user = link && (await findUser(link.userId));
  if (!link || !user?.active || link.signInEra !== user.signInEra)
    throw new AppError('AUTH.PASSWORD.LINK_USED');
  return user;
}

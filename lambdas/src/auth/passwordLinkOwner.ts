import { AppError } from '@bloomkin/shared/errors.ts';
import { findUser, type UserItem } from '../users/userEntity.ts';
import { findPasswordLink } from './passwordLinkEntity.ts';

/**
 * Returns the account of a password link.
 * @throws AppError `AUTH.PASSWORD.LINK_USED` for an unknown, used or expired link, one older than the last password
 * change, and one of a disabled account.
 */
export async function getPasswordLinkOwner(hash: string, now: Date): Promise<UserItem> {
  const link = await findPasswordLink(hash, Math.floor(now.getTime() / 1000));
  const user = link && (await findUser(link.userId));
  if (!link || !user?.active || link.tokenVersion !== user.tokenVersion)
    throw new AppError('AUTH.PASSWORD.LINK_USED');
  return user;
}

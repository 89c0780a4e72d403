import { AppError } from '@bloomkin/shared/errors.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { conflict, retryOnConflict } from '../table/retry.ts';
import { replace, transact } from '../table/write.ts';
import { forgetPicture } from './oldPicture.ts';
import { findUser, type UserItem, userEntity } from './userEntity.ts';

/** Shows another picture, or none, and queues the deletion of the old one. */
export function changeAvatar(id: UserId, avatar: string | null, now: Date): Promise<UserItem> {
  return retryOnConflict(async () => {
    const current = await findUser(id);
    if (!current?.active) throw new AppError('NOT_FOUND');
    if (current.avatar === avatar) return current;
    const next = { ...current, avatar };
    const failed = await transact({
      user: replace(userEntity, next, current),
      oldPicture: forgetPicture(next, current, now),
    });
    return failed ? conflict : next;
  });
}

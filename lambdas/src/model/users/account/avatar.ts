import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { findUser, replaceUser, type UserItem } from '#model/users/userEntity.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact, type Write } from '#platform/table/transact.ts';

export function changeAvatar(id: UserId, avatar: string | null, now: Date): Promise<UserItem> {
  return retryOnConflict(async () => {
    const current = await findUser(id);
    if (!current?.active) throw new AppError('NOT_FOUND');
    if (current.avatar === avatar) return current;
    const next = { ...current, avatar };
    const failed = await transact({
      user: replaceUser(next, current),
      oldPicture: queueAvatarDeletion(next, current, now),
    });
    return failed ? conflict : next;
  });
}

/** Only uploads set a picture, never paths. */
export function checkAvatar(next: string | null | undefined, { avatar }: UserItem): void {
  if (typeof next === 'string' && next !== avatar)
    throw invalidField('avatar', 'Upload a picture to change it');
}

export const avatarFolder = '/media/avatars/';

export function queueAvatarDeletion(next: UserItem, current: UserItem, now: Date): Write[] {
  const path = current.avatar;
  if (!path?.startsWith(avatarFolder) || path === next.avatar) return [];
  return [putOutgoing({ kind: 'old_picture', path }, now)];
}

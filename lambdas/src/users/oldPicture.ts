import { putOutgoing } from '../outbox/outboxEntity.ts';
import type { TransactItem } from '../table/transact.ts';
import type { UserItem } from './userTable.ts';

/** Where uploaded pictures of people lie. */
export const avatarFolder = '/media/avatars/';

/** A picture that nobody shows any more goes out of the bucket after the change that left it. */
export function forgetPicture(next: UserItem, read: UserItem, now: Date): TransactItem[] {
  const path = read.avatar;
  if (!path?.startsWith(avatarFolder) || path === next.avatar) return [];
  return [putOutgoing({ kind: 'old_picture', path }, now)];
}

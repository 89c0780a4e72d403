import { putOutgoing } from '../outbox/outboxEntity.ts';
import type { Write } from '../table/write.ts';
import type { UserItem } from './userEntity.ts';

/** The path of uploaded pictures of people. */
export const avatarFolder = '/media/avatars/';

/** Queues the deletion of a picture that a change replaced. */
export function forgetPicture(next: UserItem, current: UserItem, now: Date): Write[] {
  const path = current.avatar;
  if (!path?.startsWith(avatarFolder) || path === next.avatar) return [];
  return [putOutgoing({ kind: 'old_picture', path }, now)];
}

import { AppError } from '@bloomkin/shared/errors.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { transact } from '../table/transact.ts';
import { forgetPicture } from './oldPicture.ts';
import { changesOfUser } from './userChanges.ts';
import { findUser, type UserItem } from './userTable.ts';

const maxTries = 4;

/** Shows another picture, or none; the one before goes out of the bucket. */
export async function changeAvatar(id: UserId, avatar: string | null, now: Date): Promise<UserItem> {
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const read = await findUser(id);
    if (!read?.active) throw new AppError('NOT_FOUND');
    const next = { ...read, avatar };
    const changes = changesOfUser(next, read);
    if (changes.length === 0) return read;
    if (!(await transact([...changes, ...forgetPicture(next, read, now)]))) return next;
  }
  throw new AppError('CONFLICT.BUSY', { retryAfterSeconds: 1 });
}

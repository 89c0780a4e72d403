import { AppError } from '@bloomkin/shared/errors.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { TransactItem } from '../table/transact.ts';
import { findUser, type UserItem } from './userTable.ts';
import { writeUser } from './writeUser.ts';

const maxTries = 5;

/** Changes a person by a function of what they are now, again when somebody was faster. Who is gone is a 404. */
export async function changeUser(
  id: UserId,
  change: (read: UserItem) => UserItem,
  now: Date,
  beside: readonly TransactItem[] = [],
): Promise<UserItem> {
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const read = await findUser(id);
    if (!read || read.deletedAt) throw new AppError('NOT_FOUND');
    const next = change(read);
    if (await writeUser(next, read, now, beside)) return next;
  }
  throw new AppError('CONFLICT.BUSY', { retryAfterSeconds: 1 });
}

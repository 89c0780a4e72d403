import { AppError } from '@bloomkin/shared/errors.ts';
import { canSeePerson } from '@bloomkin/shared/rules/permissions.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Caller } from '../http/caller.ts';
import { findUser } from './userEntity.ts';

/** Whose recipients these are, where the caller may see them: their own, or anybody's for an admin. */
export async function getKeeper(caller: Caller, id: UserId): Promise<UserId> {
  if (!canSeePerson(caller, id)) throw new AppError('NOT_FOUND');
  if (caller.id === id) return id;
  const keeper = await findUser(id);
  if (!keeper || keeper.deletedAt) throw new AppError('NOT_FOUND');
  return id;
}

import { AppError } from '@bloomkin/shared/errors.ts';
import { isFullAdmin } from '@bloomkin/shared/rules/entrance.ts';
import { isStaff, toPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { adminEntity } from '#model/users/adminEntity.ts';
import type { UserCaller } from '#model/users/loadCaller.ts';
import { findUsers, type UserItem, userEntity } from '#model/users/userEntity.ts';
import { equals } from '#platform/table/condition.ts';
import { queryPartition } from '#platform/table/read.ts';
import { check, type Write } from '#platform/table/transact.ts';

/** Locked ones too. */
export async function listOtherFullAdmins(id: UserId): Promise<UserItem[]> {
  const admins = await queryPartition(adminEntity, {});
  const others = await findUsers(admins.map(({ userId }) => userId).filter((userId) => userId !== id));
  return others.filter((user) => isFullAdmin(toPerson(user)));
}

/** Who may confirm a change: an invited admin has no password yet, and a locked one may come back. */
export const listSecondAdmins = async (id: UserId) =>
  (await listOtherFullAdmins(id)).filter(({ hasPassword }) => hasPassword);

export const isActingFullAdmin = (user: UserItem): boolean => user.active && isFullAdmin(toPerson(user));

export const findAnotherActing = async (leaver: UserId) =>
  (await listOtherFullAdmins(leaver)).find(isActingFullAdmin);

/** Throws USER.LAST_ADMIN. The condition fails for the second of two admins who leave concurrently. */
export async function requireAnotherAdmin(leaver: UserId): Promise<Write> {
  const other = await findAnotherActing(leaver);
  if (!other) throw new AppError('USER.LAST_ADMIN');
  return check(userEntity, other, equals('version', other.version));
}

/** Throws ACCESS.ADMIN_RIGHT where admins are made or changed by one without all rights. */
export function requireRightsOver(caller: UserCaller, ...accounts: (readonly Role[])[]): void {
  if (!isFullAdmin(caller) && accounts.some(isStaff)) throw new AppError('ACCESS.ADMIN_RIGHT');
}

/** Without the field for all rights. */
export function withAdminRights(
  { adminRights: _, ...user }: UserItem,
  rights: UserItem['adminRights'],
): UserItem {
  return rights ? { ...user, adminRights: rights } : user;
}

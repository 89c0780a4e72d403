import { findOwnedCompanyId, firstRole, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { adminKey, inPeople, type Key, managerKey, ownerKey, peopleShards } from '../table/keys.ts';
import { tableName } from '../table/tableClient.ts';
import type { TransactItem } from '../table/transact.ts';
import type { UserItem } from './userTable.ts';

/** Somebody who can run the market now: the first role decides. */
export const isActingAdmin = ({ active, roles }: Pick<UserItem, 'active' | 'roles'>): boolean =>
  active && isAdmin({ role: firstRole(roles) });

/** Where else a person is found: among the admins, among a company's managers or its owners. */
export function pointersOf(user: UserItem): (Key & { userId: UserItem['id'] })[] {
  const { id, active, companyId, managerStatus } = user;
  const owned = findOwnedCompanyId(user);
  const keys = [
    ...(isActingAdmin(user) ? [adminKey(id)] : []),
    ...(companyId && managerStatus ? [managerKey(companyId, id)] : []),
    ...(owned && active ? [ownerKey(owned, id)] : []),
  ];
  return keys.map((key) => ({ ...key, userId: id }));
}

/** Which list of all people somebody is in: any spread by id will do. */
export function listedAmongPeople({ id, createdAt }: Pick<UserItem, 'id' | 'createdAt'>) {
  const last = id.codePointAt(id.length - 1) ?? 0;
  return inPeople(last % peopleShards, `${createdAt}~${id}`);
}

export const putPointers = (user: UserItem): TransactItem[] =>
  pointersOf(user).map((Item) => ({ Put: { TableName: tableName, Item } }));

/** The pointers that came to be, and those that went. */
export function movePointers(next: UserItem, read: UserItem): TransactItem[] {
  const [now, before] = [pointersOf(next), pointersOf(read)];
  const isIn = (list: readonly Key[], { pk, sk }: Key) => list.some((one) => one.pk === pk && one.sk === sk);
  return [
    ...now.filter((key) => !isIn(before, key)).map((Item) => ({ Put: { TableName: tableName, Item } })),
    ...before
      .filter((key) => !isIn(now, key))
      .map(({ pk, sk }) => ({ Delete: { TableName: tableName, Key: { pk, sk } } })),
  ];
}

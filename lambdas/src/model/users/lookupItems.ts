import { findOwnedCompanyId, firstRole, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { managerEntity } from '#model/companies/managerEntity.ts';
import { ownerEntity } from '#model/companies/ownerEntity.ts';
import type { Entity, IdOf, Key } from '#platform/table/entity.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';
import { adminEntity } from './adminEntity.ts';
import type { UserItem } from './userEntity.ts';

interface LookupItem {
  item: Key & Record<string, unknown>;
  put(): Write;
  remove(): Write;
}

function toLookupItem<V extends object, F extends string>(
  entity: Entity<V, F>,
  value: V & IdOf<Entity<V, F>>,
): LookupItem {
  return {
    item: entity.toItem(value),
    put: () => put(entity, value),
    remove: () => remove(entity, value),
  };
}

export function listLookupItems(user: UserItem): LookupItem[] {
  const { id: userId, active, companyId, deletedAt, managerStatus, roles } = user;
  const owned = findOwnedCompanyId(user);
  return [
    ...(isAdmin({ role: firstRole(roles) }) && !deletedAt ? [toLookupItem(adminEntity, { userId })] : []),
    ...(companyId && managerStatus ? [toLookupItem(managerEntity, { companyId, userId })] : []),
    ...(owned && active ? [toLookupItem(ownerEntity, { companyId: owned, userId })] : []),
  ];
}

export function moveLookupItems(next: UserItem, current: UserItem): Write[] {
  const [after, before] = [listLookupItems(next), listLookupItems(current)];
  const isIn = (list: readonly LookupItem[], { item }: LookupItem) =>
    list.some((other) => other.item.pk === item.pk && other.item.sk === item.sk);
  return [
    ...after.filter((item) => !isIn(before, item)).map((item) => item.put()),
    ...before.filter((item) => !isIn(after, item)).map((item) => item.remove()),
  ];
}

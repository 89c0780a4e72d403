import type { Manager } from '@bloomkin/shared/schemas/user.ts';
import { toUser } from './toUser.ts';
import type { UserItem } from './userEntity.ts';

export function toManager(item: UserItem): Manager {
  const { id, fio, avatar, company, manager_status, manager_rights } = toUser(item);
  return { id, fio, phone: item.phone, email: item.email, avatar, company, manager_status, manager_rights };
}

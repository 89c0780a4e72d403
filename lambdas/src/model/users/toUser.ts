import { isStaff, toPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { EditableUser, User } from '@bloomkin/shared/schemas/user.ts';
import { describeSecondFactor } from '#model/users/secondFactor.ts';
import type { UserItem } from './userEntity.ts';

export function toUser(item: UserItem): User {
  const { role, rights, adminRights } = toPerson(item);
  return {
    id: item.id,
    login: item.login || item.email || item.phone,
    fio: item.fio,
    phone: item.phone || item.unconfirmedPhone,
    email: item.email || item.unconfirmedEmail,
    roles: item.roles[0] === role ? [...item.roles] : [role],
    role,
    is_admin: isStaff(item.roles),
    avatar: item.avatar,
    company: item.companyId && { id: item.companyId, name: item.companyName, brand: item.companyBrand },
    location: item.location,
    manager_status: item.managerStatus,
    manager_rights: [...rights],
    admin_rights: adminRights ? [...adminRights] : null,
    has_password: item.hasPassword,
    second_factor: describeSecondFactor(item),
    active: item.active,
    created_at: item.createdAt,
  };
}

export const toEditableUser = (item: UserItem): EditableUser => ({ ...toUser(item), version: item.version });

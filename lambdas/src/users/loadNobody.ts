import { toPerson } from '@bloomkin/shared/rules/permissions.ts';
import { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import type { LoadCaller } from '../http/caller.ts';
import { createUserItem } from './createUserItem.ts';
import type { UserCaller } from './loadCaller.ts';
import { findUser, userEntity } from './userEntity.ts';

const companies: Partial<Record<Role, CompanyId>> = { ROLE_VENDOR: CompanyId.parse('nobody') };

/** For rehearsals: reads as `loadCaller` does, and returns a user of this role that does not exist. */
export const loadNobody =
  (role: Role): LoadCaller<UserCaller> =>
  async ({ userId, ...session }, read) => {
    await findUser(userId, read);
    const companyId = companies[role] ?? null;
    const fields = {
      id: UserId.parse(userId),
      roles: [role],
      companyId,
      createdAt: new Date().toISOString(),
    };
    const user = userEntity.parse(userEntity.toItem(createUserItem(fields)));
    return { ...toPerson(user), ...session, name: user.fio, user };
  };

import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';

/** Includes applicants, excludes the owner. */
export const isCompanyManager = ({ companyId, managerStatus }: UserItem, id: CompanyId): boolean =>
  companyId === id && managerStatus !== null;

export async function findCompanyManager(companyId: CompanyId, id: UserId): Promise<UserItem | undefined> {
  const user = await findUser(id);
  return user && isCompanyManager(user, companyId) ? user : undefined;
}

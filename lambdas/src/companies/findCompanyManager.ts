import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { findUser, type UserItem } from '../users/userEntity.ts';

/** A person who is bound to a company as a manager, or asks to be. Its owner is not one. */
export const isCompanyManager = ({ companyId, managerStatus }: UserItem, id: CompanyId): boolean =>
  companyId === id && managerStatus !== null;

export async function findCompanyManager(companyId: CompanyId, id: UserId): Promise<UserItem | undefined> {
  const user = await findUser(id);
  return user && isCompanyManager(user, companyId) ? user : undefined;
}

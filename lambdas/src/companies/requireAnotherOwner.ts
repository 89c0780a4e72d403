import { AppError } from '@bloomkin/shared/errors.ts';
import { findOwnedCompanyId } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { equals } from '../table/condition.ts';
import { check, type Write } from '../table/transact.ts';
import { findUser, type UserItem, userEntity } from '../users/userEntity.ts';
import { findCompany, transferOwnerId } from './companyEntity.ts';
import { listOwnerIds } from './ownerEntity.ts';

/**
 * Writes for the transaction in which an owner leaves: a condition that another owner stays, so that two cannot leave at
 * once, and the transfer of `ownerId`, which receives the order notices.
 * @throws AppError `COMPANY.LAST_OWNER` without another owner.
 */
export async function requireAnotherOwner(id: CompanyId, leaver: UserId): Promise<Write[]> {
  const [loaded, ids] = await Promise.all([findCompany(id, { consistent: true }), listOwnerIds(id)]);
  if (!loaded) return [];
  const { ownerId } = loaded.company;
  // An owner may be missing in the list; `ownerId` finds one of them.
  const others = [...new Set([...ids, ...(ownerId ? [ownerId] : [])])].filter((owner) => owner !== leaver);
  const other = await findFirstOwner(id, others);
  if (!other) throw new AppError('COMPANY.LAST_OWNER');
  return [
    check(userEntity, other, equals('version', other.version)),
    ...(ownerId === leaver ? [transferOwnerId(id, leaver, other.id)] : []),
  ];
}

/** One at a time: a company has one or two owners. */
async function findFirstOwner(id: CompanyId, candidates: readonly UserId[]): Promise<UserItem | undefined> {
  for (const candidate of candidates) {
    const user = await findUser(candidate);
    if (user?.active && findOwnedCompanyId(user) === id) return user;
  }
  return undefined;
}

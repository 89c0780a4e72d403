import { AppError } from '@bloomkin/shared/errors.ts';
import { findOwnedCompanyId } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { transferOwnerId } from '#model/companies/companyEntity.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { listOwnerIds } from '#model/companies/ownerEntity.ts';
import { equals } from '#platform/table/condition.ts';
import { check, type Write } from '#platform/table/transact.ts';
import { findUser, type UserItem, userEntity } from './userEntity.ts';

/** Conditions that another owner stays, and the transfer of `ownerId`. Throws COMPANY.LAST_OWNER. */
export async function requireAnotherOwner(id: CompanyId, leaver: UserId): Promise<Write[]> {
  const read = await readOwners(id, leaver);
  if (!read) return [];
  const { ownerId, other } = read;
  if (!other) throw new AppError('COMPANY.LAST_OWNER');
  return [
    check(userEntity, other, equals('version', other.version)),
    ...(ownerId === leaver ? [transferOwnerId(id, leaver, other.id)] : []),
  ];
}

export async function isOnlyOwner(id: CompanyId, user: UserId): Promise<boolean> {
  const read = await readOwners(id, user);
  return read !== undefined && !read.other;
}

async function readOwners(id: CompanyId, leaver: UserId) {
  const [loaded, ids] = await Promise.all([findCompany(id, { consistent: true }), listOwnerIds(id)]);
  if (!loaded) return undefined;
  const { ownerId } = loaded.company;
  const others = [...new Set([...ids, ...(ownerId ? [ownerId] : [])])].filter((owner) => owner !== leaver);
  return { ownerId, other: await findFirstOwner(id, others) };
}

/** Sequential: companies rarely have more than two owners. */
async function findFirstOwner(id: CompanyId, candidates: readonly UserId[]): Promise<UserItem | undefined> {
  for (const candidate of candidates) {
    const user = await findUser(candidate);
    if (user?.active && findOwnedCompanyId(user) === id) return user;
  }
  return undefined;
}

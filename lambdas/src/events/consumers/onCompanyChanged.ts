import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { listManagerIds } from '#model/companies/managerEntity.ts';
import { listOwnerIds } from '#model/companies/ownerEntity.ts';
import { leaveCompany } from '#model/users/companyMembership.ts';
import { changeUser } from '#model/users/saveUser.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import { isSetupChanged, updateReadiness } from './updateReadiness.ts';

export async function onCompanyChanged(before: CompanyItem | undefined, after: CompanyItem, now: Date) {
  if (!before) return;
  const { id, name: companyName, brand: companyBrand } = after;
  if (after.deletedAt) {
    if (!before.deletedAt) await changeMembers(id, leaveCompany, now);
    return;
  }
  const isRenamed = before.name !== companyName || before.brand !== companyBrand;
  if (isRenamed) await changeMembers(id, (read) => ({ ...read, companyName, companyBrand }), now);
  if (isSetupChanged(before, after)) await updateReadiness(id, now);
}

async function changeMembers(id: CompanyId, change: (read: UserItem) => UserItem, now: Date) {
  const members = [...(await listOwnerIds(id)), ...(await listManagerIds(id))];
  for (const member of members) await changeMember(member, id, change, now);
}

async function changeMember(
  userId: UserId,
  companyId: CompanyId,
  change: (read: UserItem) => UserItem,
  now: Date,
) {
  const user = await findUser(userId);
  if (!user || user.deletedAt) return;
  await changeUser(userId, (read) => (read.companyId === companyId ? change(read) : read), now);
}

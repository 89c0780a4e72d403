import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Write } from '#platform/table/transact.ts';
import { findCompanyItem, transferOwnerId } from './companyEntity.ts';

/** A company created by an admin gets its `ownerId`, the recipient of its notices, with its first owner. */
export async function claimOwnership(id: CompanyId, owner: UserId): Promise<Write[]> {
  const company = await findCompanyItem(id);
  return company?.ownerId === null ? [transferOwnerId(id, null, owner)] : [];
}

import { AppError } from '@bloomkin/shared/errors.ts';
import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import type { Caller } from '#platform/http/caller.ts';

/** Consistent: decides about money. */
export async function getManagedCompany(caller: Caller, id: CompanyId): Promise<CompanyItem> {
  const loaded = canEditCompany(caller, id) ? await findCompany(id, { consistent: true }) : undefined;
  if (!loaded) throw new AppError('NOT_FOUND');
  return loaded.company;
}

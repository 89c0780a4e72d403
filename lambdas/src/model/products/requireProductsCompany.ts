import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import { canEditProducts, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { Caller } from '#platform/http/caller.ts';

/** The caller's own company by default; admins name one. */
export function requireProductsCompany(caller: Caller, named: CompanyId | undefined): CompanyId {
  const companyId = named ?? caller.companyId;
  if (!companyId && isAdmin(caller)) throw invalidField('company_id', 'Select a company');
  if (!companyId || !canEditProducts(caller, companyId)) throw new AppError('ACCESS.FORBIDDEN');
  return companyId;
}

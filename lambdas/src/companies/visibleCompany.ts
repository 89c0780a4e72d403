import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import type { Caller } from '../http/caller.ts';
import type { CompanyItem } from './companyTable.ts';

/** Everybody sees a company that sells; one that does not, its vendor and admins. */
export function canSeeCompany(caller: Caller | undefined, company: CompanyItem): boolean {
  return company.active || canEditCompany(caller, company.id);
}

import { invalidField } from '@bloomkin/shared/errors.ts';
import { isManager } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { type CompanyItem, findCompanyItem } from '../companies/companyTable.ts';
import { noCompany } from '../companies/noCompany.ts';
import type { UserItem } from './userTable.ts';

type Belonging = Pick<UserItem, 'companyId' | 'companyName' | 'companyBrand' | 'managerStatus'>;

/** The company that an admin names; null is none, undefined not said. One that is not there is the field's fault. */
export async function namedCompany(
  id: CompanyId | 0 | '0' | undefined,
): Promise<CompanyItem | null | undefined> {
  if (id === undefined) return undefined;
  if (id === 0 || id === '0') return null;
  const company = await findCompanyItem(id);
  if (!company) throw invalidField('company_id', 'Select a company');
  return company;
}

/** Where a person belongs after an admin said so: a manager is hired there, anybody else is the company's own. */
export function belongingAfter(
  read: Pick<UserItem, 'roles' | keyof Belonging>,
  company: CompanyItem | null | undefined,
  status: UserItem['managerStatus'] | undefined,
): Belonging {
  const { companyId, companyName, companyBrand, managerStatus } = read;
  const present: Belonging = { companyId, companyName, companyBrand, managerStatus };
  if (company === null || status === 'canceled') return { ...noCompany, managerStatus: status ?? null };
  const usual = isManager(read.roles) ? 'hired' : null;
  const moved = company && company.id !== companyId ? belongingTo(company, usual) : present;
  if (status && !moved.companyId) throw invalidField('company_id', 'Select a company');
  return { ...moved, managerStatus: status === undefined ? moved.managerStatus : status };
}

export const belongingTo = (
  { id, name, brand }: CompanyItem,
  managerStatus: UserItem['managerStatus'],
): Belonging => ({ companyId: id, companyName: name, companyBrand: brand, managerStatus });

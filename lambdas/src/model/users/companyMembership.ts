import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import { isManager, isStaff, toPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { ManagerRight, Role } from '@bloomkin/shared/schemas/user.ts';
import { type CompanyItem, findCompanyItem } from '#model/companies/companyEntity.ts';
import type { UserItem } from './userEntity.ts';

type Status = UserItem['managerStatus'];

const noCompany = { companyId: null, companyName: '', companyBrand: '' } as const;

/** Null for no company, undefined when not sent; throws a 422 for an unknown company. */
export async function resolveCompany(
  id: CompanyId | 0 | '0' | undefined,
): Promise<CompanyItem | null | undefined> {
  if (id === undefined) return undefined;
  if (id === 0 || id === '0') return null;
  const company = await findCompanyItem(id);
  if (!company) throw invalidField('company_id', 'Select a company');
  return company;
}

/** A manager already hired there keeps status and rights. */
export function joinCompany(read: UserItem, company: CompanyItem, status: 'hired' | 'moderation'): UserItem {
  return withStatus(bindTo(read, company), read.managerStatus === 'hired' ? 'hired' : status);
}

export const leaveCompany = (read: UserItem, status: 'canceled' | null = null): UserItem => ({
  ...withStatus(read, status),
  ...noCompany,
});

/** `hired` sets ROLE_MANAGER alone; other statuses clear the rights and restore the earlier roles. */
export function withStatus(read: UserItem, status: Status, rights?: readonly ManagerRight[]): UserItem {
  const wasHired = read.managerStatus === 'hired';
  const rolesBefore = (wasHired && read.rolesBeforeHire) || read.roles;
  if (status !== 'hired') return { ...read, managerStatus: status, managerRights: [], roles: rolesBefore };
  if (isStaff(read.roles)) throw new AppError('MANAGER.ADMIN');
  return {
    ...read,
    managerStatus: 'hired',
    managerRights: rights ?? (wasHired ? read.managerRights : []),
    roles: ['ROLE_MANAGER'],
    rolesBeforeHire: rolesBefore,
  };
}

const bindTo = (read: UserItem, { id, name, brand }: CompanyItem): UserItem => ({
  ...read,
  companyId: id,
  companyName: name,
  companyBrand: brand,
});

/** Undefined fields stay unchanged; a null company unbinds. */
interface CompanyAssignment {
  roles?: readonly Role[] | undefined;
  company?: CompanyItem | null | undefined;
  status?: Status | undefined;
  rights?: readonly ManagerRight[] | undefined;
}

/** Hires a manager, or makes a vendor the owner. */
export function assignCompany(read: UserItem, assignment: CompanyAssignment): UserItem {
  if (Object.values(assignment).every((value) => value === undefined)) return read;
  const { roles, rights } = assignment;
  const moved = moveToCompany(read, assignment);
  const isHired = moved.managerStatus === 'hired';
  if (isHired && roles && !isManager(roles))
    throw invalidField('roles', 'A hired person is a manager: remove them from the company first');
  if (!isHired && rights && rights.length > 0)
    throw invalidField('manager_rights', 'Hire the manager before granting rights');
  return isHired || !roles ? moved : { ...moved, roles };
}

function moveToCompany(read: UserItem, { roles, company, status, rights }: CompanyAssignment): UserItem {
  if (status && status !== 'canceled' && !(company === undefined ? read.companyId : company))
    throw invalidField('company_id', 'Select a company');
  if (company === null || status === 'canceled')
    return leaveCompany(read, status === 'canceled' ? status : null);
  // Ending a manager's status must not make a former vendor an owner: that takes an explicit role.
  if (status === null && read.managerStatus && !roles) {
    if (company) throw invalidField('roles', 'Choose the role: a vendor becomes the owner');
    return leaveCompany(read);
  }
  if (!company || company.id === read.companyId)
    return withStatus(read, status === undefined ? read.managerStatus : status, rights);
  const defaultStatus = isManager(roles ?? [toPerson(read).role]) ? 'hired' : null;
  return withStatus(
    bindTo(leaveCompany(read), company),
    status === undefined ? defaultStatus : status,
    rights,
  );
}

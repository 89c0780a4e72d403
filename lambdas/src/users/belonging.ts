import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import { isManager, isStaff, toPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { ManagerRight, Role } from '@bloomkin/shared/schemas/user.ts';
import { type CompanyItem, findCompany } from '../companies/companyTable.ts';
import type { UserItem } from './userTable.ts';

type Status = UserItem['managerStatus'];

const noCompany = { companyId: null, companyName: '', companyBrand: '' } as const;

/** The company that an admin names; null is none, undefined not said. One that is not there is the field's fault. */
export async function namedCompany(
  id: CompanyId | 0 | '0' | undefined,
): Promise<CompanyItem | null | undefined> {
  if (id === undefined) return undefined;
  if (id === 0 || id === '0') return null;
  const loaded = await findCompany(id);
  if (!loaded) throw invalidField('company_id', 'Select a company');
  return loaded.company;
}

/** Hires at a company, or asks to join it. Who is hired there already stays so, with their rights. */
export function joinCompany(read: UserItem, company: CompanyItem, status: 'hired' | 'moderation'): UserItem {
  return withStatus(bindTo(read, company), read.managerStatus === 'hired' ? 'hired' : status);
}

/** Takes a person out of their company and gives back the roles they had before they were hired. */
export const leaveCompany = (read: UserItem, status: 'canceled' | null = null): UserItem => ({
  ...withStatus(read, status),
  ...noCompany,
});

/** Hiring makes a person a manager and nothing else; anything else gives back the roles they had before. */
export function withStatus(read: UserItem, status: Status, rights?: readonly ManagerRight[]): UserItem {
  const wasHired = read.managerStatus === 'hired';
  const rolesBefore = (wasHired && read.rolesBeforeHire) || read.roles;
  if (status !== 'hired') return { ...read, managerStatus: status, managerRights: [], roles: rolesBefore };
  if (isStaff(read.roles)) throw new AppError('MANAGER.ADMIN');
  return {
    ...read,
    managerStatus: 'hired',
    managerRights: rights ?? (wasHired ? (read.managerRights ?? []) : []),
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

/** What an admin says of where a person belongs; undefined is left as it is. */
interface Placement {
  roles?: readonly Role[] | undefined;
  /** Null: none. */
  company?: CompanyItem | null | undefined;
  status?: Status | undefined;
  rights?: readonly ManagerRight[] | undefined;
}

/** Where a person belongs after an admin said so: a manager is hired there, a vendor becomes its owner. */
export function placePerson(read: UserItem, said: Placement): UserItem {
  if (Object.values(said).every((value) => value === undefined)) return read;
  const placed = placeInCompany(read, said);
  const isHired = placed.managerStatus === 'hired';
  if (isHired && said.roles && !isManager(said.roles))
    throw invalidField('roles', 'Somebody hired is a manager: take them out of the company first');
  if (!isHired && said.rights && said.rights.length > 0)
    throw invalidField('manager_rights', 'Only somebody hired can be given rights');
  return isHired || !said.roles ? placed : { ...placed, roles: said.roles };
}

function placeInCompany(read: UserItem, { roles, company, status, rights }: Placement): UserItem {
  if (status && status !== 'canceled' && !(company === undefined ? read.companyId : company))
    throw invalidField('company_id', 'Select a company');
  if (company === null || status === 'canceled')
    return leaveCompany(read, status === 'canceled' ? status : null);
  // To end somebody's work is not to make them an owner: that takes their new role as well.
  if (status === null && read.managerStatus && !roles) {
    if (company) throw invalidField('roles', 'Choose their role there: a vendor owns the company');
    return leaveCompany(read);
  }
  if (!company || company.id === read.companyId)
    return withStatus(read, status === undefined ? read.managerStatus : status, rights);
  const usual = isManager(roles ?? [toPerson(read).role]) ? 'hired' : null;
  return withStatus(bindTo(leaveCompany(read), company), status === undefined ? usual : status, rights);
}

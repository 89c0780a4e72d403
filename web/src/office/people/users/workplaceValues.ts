import { isManager, toOwnerRoles } from '@bloomkin/shared/rules/permissions.ts';
import type { EditableUser, ManagerRight, Role } from '@bloomkin/shared/schemas/user.ts';
import { describeRights } from '#office/florist/company/managerRights.ts';
import { noCompany } from '#office/people/companies/CompanyCombobox.tsx';

export const positions = {
  owner: 'Owner',
  hired: 'Manager',
  moderation: 'Applicant, not hired yet',
} as const;
type Position = keyof typeof positions;

const isPosition = (text: string): text is Position => text in positions;

const findPosition = ({ manager_status, company, roles }: EditableUser): Position => {
  if (manager_status === 'hired' || manager_status === 'moderation') return manager_status;
  return !company && isManager(roles) ? 'hired' : 'owner';
};

export const toWorkplaceValues = (user: EditableUser) => ({
  company: user.company ? { id: user.company.id, text: user.company.brand || user.company.name } : noCompany,
  position: findPosition(user) as string,
  rights: user.manager_rights as readonly ManagerRight[],
});
export type WorkplaceValues = ReturnType<typeof toWorkplaceValues>;

export const describeWorkplace = ({ company, position, rights }: WorkplaceValues): string[] => {
  if (company.id === '') return ['No company'];
  const works = isPosition(position) ? positions[position] : '';
  const granted = position === 'hired' ? describeRights(rights) : '';
  return [company.text, works, granted].filter(Boolean);
};

/** An owner needs the vendor's role first of all; hiring sets the manager's. */
export function toWorkplaceBody({ company, position, rights }: WorkplaceValues, roles: readonly Role[]) {
  if (company.id === '') return { company_id: 0 as const };
  const company_id = company.id;
  if (position === 'owner') return { company_id, manager_status: null, roles: toOwnerRoles(roles) };
  if (position === 'hired')
    return { company_id, manager_status: 'hired' as const, manager_rights: [...rights] };
  return { company_id, manager_status: 'moderation' as const };
}

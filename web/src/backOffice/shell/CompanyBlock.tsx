import type { User } from '@bloomkin/shared/schemas/user.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { Who } from './shellStyles.ts';
import { useCompany } from './useCompany.ts';

export function CompanyBlock({ user }: { user: User }) {
  const company = useCompany();
  const stores = company?.stores.map(({ name }) => name).join(', ');
  return (
    <Who>
      <i>{company?.logo ? <img src={company.logo} alt="" /> : <OfficeIcon name="store" size={20} />}</i>
      <span>
        <b>{companyName(user)}</b>
        <small>{stores || describePlace(user)}</small>
      </span>
    </Who>
  );
}

/** 'Bloomkin' for a manager without a company or while waiting to be hired. */
export const companyName = ({ company, is_admin, manager_status, role }: User): string =>
  (is_admin && 'Market office') ||
  (manager_status !== 'moderation' && (company?.brand || company?.name)) ||
  (role === 'ROLE_VENDOR' && manager_status !== 'moderation' ? 'Your shop' : 'Bloomkin');

function describePlace({ company, manager_status, role }: User): string {
  if (manager_status === 'moderation') return `Waiting for ${company?.brand || company?.name}`;
  if (company) return '';
  return role === 'ROLE_VENDOR' ? 'Not open yet' : 'No company yet';
}

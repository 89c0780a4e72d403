import { isVendor } from '@bloomkin/shared/rules/permissions.ts';
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
export function companyName(user: User): string {
  if (user.is_admin) return 'Market office';
  if (user.manager_status === 'moderation') return 'Bloomkin';
  return user.company?.brand || user.company?.name || (isVendor(user) ? 'Your shop' : 'Bloomkin');
}

function describePlace(user: User): string {
  const { company, manager_status } = user;
  if (manager_status === 'moderation') return `Waiting for ${company?.brand || company?.name}`;
  if (company) return '';
  return isVendor(user) ? 'Not open yet' : 'No company yet';
}

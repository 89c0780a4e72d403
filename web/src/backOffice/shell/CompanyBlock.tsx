import type { User } from '@bloomkin/shared/schemas/user.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { Who } from './shellStyles.ts';
import { useCompany } from './useCompany.ts';

/** Whose office this is. */
export function CompanyBlock({ user }: { user: User }) {
  const company = useCompany();
  const stores = company?.stores.map(({ name }) => name).join(', ');
  return (
    <Who>
      <i>{company?.logo ? <img src={company.logo} alt="" /> : <OfficeIcon name="store" size={20} />}</i>
      <span>
        <b>{companyName(user)}</b>
        <small>{stores || (user.is_admin ? 'All florists' : user.company ? '' : 'No company yet')}</small>
      </span>
    </Who>
  );
}

export const companyName = (user: User): string => user.company?.brand || user.company?.name || 'Bloomkin';

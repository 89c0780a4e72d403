import { isVendor } from '@bloomkin/shared/rules/permissions.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import styled from 'styled-components';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useCompany } from '#office/kit/useCompany.ts';

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 8px;
  padding: 12px;
  border-radius: var(--bk-radius-m);
  background: color-mix(in srgb, var(--bk-white) 6%, transparent);
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 40px;
    height: 46px;
    border-radius: var(--bk-arch);
    background: var(--bk-lilly-200);
    color: var(--bk-lilly-700);
    overflow: hidden;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  b {
    display: block;
    color: var(--bk-white);
    font-weight: 600;
    line-height: 1.25;
  }
  small {
    color: var(--bk-ink-300);
    font-size: 0.8125rem;
  }
`;

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

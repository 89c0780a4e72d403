import { sideMenu } from '@bloomkin/shared/menu.ts';
import { canUse, sellers, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Logo } from '#components/media/Logo.tsx';
import { Menu } from '#components/overlay/Menu.tsx';
import { computeInitials } from '#features/account/avatar/Initials.tsx';
import { choosePlace } from '#features/deliveryAddress/choosePlace.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useCompany } from '#office/kit/useCompany.ts';
import { companyName } from '#office/shell/CompanyBlock.tsx';
import { BuyerPlacePill } from './BuyerPlacePill.tsx';
import { NewOrdersLink, UnreadLink } from './HeaderLinks.tsx';
import { OfficeSearch } from './OfficeSearch.tsx';
import { describeSearch } from './searchScope.ts';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 60px;
  padding: 8px 8px 0 16px;
  @media (max-width: 1023px) {
    [data-wide] {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    position: sticky;
    z-index: 8;
    top: 0;
    gap: 12px;
    min-height: 68px;
    padding: 8px 32px;
    border-bottom: 1px solid var(--bk-border-default);
    background: var(--bk-bg-sunken);
  }
  @media (min-width: 1024px) and (max-width: 1279px) {
    gap: 8px;
    padding-inline: 20px;
  }
`;

const PhoneBrand = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  min-width: 0;
  font-weight: 600;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (min-width: 1024px) {
    display: none;
  }
`;

const SearchOpener = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  min-height: 44px;
  border-radius: var(--bk-radius-m);
  color: var(--bk-text-primary);
  text-align: left;
  @media (max-width: 1023px) {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    kbd {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    justify-content: flex-start;
    gap: 12px;
    flex: 0 1 400px;
    width: auto;
    min-width: 0;
    margin-right: auto;
    padding: 0 14px;
    border: 1px solid var(--bk-border-control);
    background: var(--bk-bg-surface);
    span {
      flex: 1;
      overflow: hidden;
      color: var(--bk-text-tertiary);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

const Initials = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--bk-bg-brandSoft);
  color: var(--bk-text-brand);
  font-weight: 600;
`;

/** Search, the buyer's place, new orders, messages and the person; phones keep search and new orders. */
export function OfficeHeader({ user }: { user: User }) {
  const [isSearching, setSearching] = useState(false);
  const openSearch = () => setSearching(true);
  useSearchKey(openSearch);
  useDefaultBuyerPlace();
  return (
    <Bar>
      <PhoneBrand>
        <Logo size={28} />
        <span>{companyName(user)}</span>
      </PhoneBrand>
      <SearchOpener type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={openSearch}>
        <OfficeIcon name="search" size={20} />
        <span>{describeSearch(user)}</span>
        <kbd>Ctrl K</kbd>
      </SearchOpener>
      <div data-wide>
        <BuyerPlacePill />
      </div>
      {canUse(userToPerson(user), 'orders') && <NewOrdersLink />}
      {sellers.includes(user.role) && <UnreadLink />}
      <div data-wide>
        <Menu label={`Account of ${user.fio || user.email}`} items={listOwnPages(user)}>
          <Initials aria-hidden="true">{computeInitials(user.fio || user.email) || '?'}</Initials>
        </Menu>
      </div>
      <OfficeSearch user={user} open={isSearching} onClose={() => setSearching(false)} />
    </Bar>
  );
}

/** Settings and logout, as the foot of the menu has them. */
const listOwnPages = (user: User) =>
  sideMenu(user)
    .filter(({ atBottom }) => atBottom)
    .flatMap(({ entries }) => entries.map(({ label, path }) => ({ label, to: path })));

/** The place of the florist's first store, unless another is chosen. */
function useDefaultBuyerPlace(): void {
  const place = usePlace();
  const store = useCompany()?.stores[0];
  useEffect(() => {
    if (!place && store) choosePlace({ ...store.location, unitOffice: '', comment: '' });
  }, [place, store]);
}

/** Ctrl-K, on a Mac Command-K. */
function useSearchKey(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

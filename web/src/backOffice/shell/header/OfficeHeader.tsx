import { sideMenu } from '@bloomkin/shared/rules/menu.ts';
import { canUse, sellers, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { OfficeIcon } from '#backOffice/OfficeIcon.tsx';
import { Logo } from '#components/media/Logo.tsx';
import { Menu } from '#components/overlay/Menu.tsx';
import { computeInitials } from '#features/account/avatar/Initials.tsx';
import { companyName } from '../CompanyBlock.tsx';
import { BuyerPlacePill } from './BuyerPlacePill.tsx';
import { NewOrdersLink, UnreadLink } from './HeaderLinks.tsx';
import { Bar, Initials, PhoneBrand, SearchOpener } from './headerStyles.ts';
import { OfficeSearch } from './OfficeSearch.tsx';
import { describeSearch } from './searchScope.ts';
import { useDefaultBuyerPlace } from './useDefaultBuyerPlace.ts';
import { useSearchKey } from './useSearchKey.ts';

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

import { type MenuEntry, type MenuGroup, sideMenu } from '@bloomkin/shared/menu.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { sellers } from '@bloomkin/shared/rules/permissions.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { companyName } from './CompanyBlock.tsx';
import { BuyerPlacePill } from './header/BuyerPlacePill.tsx';
import { MenuLink } from './MenuLink.tsx';
import { useSideMenu } from './useSideMenu.ts';

const SheetMenu = styled.div`
  display: grid;
  gap: 12px;
  > p {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  h3 {
    padding: 14px 8px 4px;
    color: var(--bk-text-secondary);
    font: 600 0.875rem/1.3 var(--bk-text);
  }
  [data-bottom='true'] {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--bk-border-default);
  }
  nav a {
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: 52px;
    padding: 8px;
    border-radius: var(--bk-radius-m);
    font-weight: 500;
    > span {
      margin-left: auto;
      padding: 2px 10px;
      border-radius: var(--bk-radius-s);
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
    &[aria-current='page'] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
    }
  }
`;

interface MoreSheetProps {
  user: User;
  groups: readonly MenuGroup[];
  open: boolean;
  onClose: () => void;
}

/** The rest of the menu on phones. */
const MoreSheet = ({ user, groups, open, onClose }: MoreSheetProps) => (
  <Dialog open={open} onClose={onClose} title={companyName(user)} placement="sheet">
    <SheetMenu>
      <p>Signed in as {user.fio || user.email}</p>
      <BuyerPlacePill wide onOpen={onClose} />
      <nav aria-label="More">
        {groups.map(({ title, entries, atBottom }) => (
          <div key={title ?? String(atBottom)} data-bottom={atBottom}>
            {title && <h3>{title}</h3>}
            {entries.map((entry) => (
              <MenuLink key={entry.path} entry={entry} iconSize={22} onClick={onClose} />
            ))}
          </div>
        ))}
      </nav>
    </SheetMenu>
  </Dialog>
);

const Tabs = styled.nav`
  position: fixed;
  z-index: 10;
  inset: auto 0 0;
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  padding: 6px 8px max(8px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--bk-border-subtle);
  background: var(--bk-bg-surface);
  @media (min-width: 1024px) {
    display: none;
  }
  a,
  button {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 2px;
    min-height: 44px;
    padding: 6px 0;
    border-radius: var(--bk-radius-m);
    font-size: 0.75rem;
    font-weight: 500;
    color: var(--bk-text-secondary);
    > span {
      position: absolute;
      top: 2px;
      left: calc(50% + 8px);
      min-width: 18px;
      padding: 0 5px;
      border-radius: var(--bk-radius-s);
      background: var(--bk-bg-brand);
      color: var(--bk-text-onBrand);
      font-weight: 700;
      text-align: center;
    }
    &[aria-current='page'] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
  }
`;

const messages: MenuEntry = { label: 'Messages', path: paths.messages() };
const maxTabs = 5;

const isLogout = ({ path }: MenuEntry) => path === paths.logout();

/** The tabs of the page table; the rest of the menu, and messages, are in the sheet behind 'More'. */
export function splitMenu(
  user: User,
  groups = sideMenu(user),
): { tabs: readonly MenuEntry[]; rest: readonly MenuGroup[] } {
  const all = groups.flatMap(({ entries }) => entries);
  // Logout is never next to a tab, to avoid an accidental tap.
  const tabs = all.length <= maxTabs ? all.filter((entry) => !isLogout(entry)) : listTabs(all);
  const isTab = ({ path }: MenuEntry) => tabs.some((tab) => tab.path === path);
  const more = groups.map((group) => ({ ...group, entries: group.entries.filter((one) => !isTab(one)) }));
  const own = sellers.includes(user.role) ? [messages] : [];
  const rest = [{ title: null, entries: own }, ...more];
  return { tabs, rest: rest.filter(({ entries }) => entries.length > 0) };
}

/** While a shop is being opened, its steps stand in the dashboard's place. */
function listTabs(entries: readonly MenuEntry[]): MenuEntry[] {
  const opening = entries.find(({ path }) => path === paths.openShop());
  return entries
    .filter(({ tab }) => tab)
    .map((entry) => (entry.path === paths.late() ? { ...entry, label: 'Late' } : entry))
    .map((entry) => (opening && entry.path === paths.dashboard() ? { ...opening, label: 'Open' } : entry));
}

export function TabBar({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const { tabs, rest } = splitMenu(user, useSideMenu(user));
  return (
    <>
      <Tabs aria-label="Main" data-foot="">
        {tabs.map((entry) => (
          <MenuLink key={entry.path} entry={entry} iconSize={22} />
        ))}
        {rest.length > 0 && (
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <OfficeIcon name="menu" size={22} />
            More
          </button>
        )}
      </Tabs>
      <MoreSheet user={user} groups={rest} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

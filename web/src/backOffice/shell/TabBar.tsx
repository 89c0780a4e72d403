import { paths } from '@bloomkin/shared/pages.ts';
import { type MenuEntry, type MenuGroup, sideMenu } from '@bloomkin/shared/rules/menu.ts';
import { sellers } from '@bloomkin/shared/rules/permissions.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import { Tabs } from './shellStyles.ts';
import { useSideMenu } from './useSideMenu.ts';

const messages: MenuEntry = { label: 'Messages', path: paths.messages() };
const maxTabs = 5;

const isLogout = ({ path }: MenuEntry) => path === paths.logout();

/** The tabs of the page table, and messages for florists; the rest of the menu is in the sheet behind 'More'. */
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
  const rest = user.is_admin ? [{ title: null, entries: own }, ...more] : more;
  return {
    tabs: [...tabs, ...(user.is_admin ? [] : own)],
    rest: rest.filter(({ entries }) => entries.length > 0),
  };
}

/** While a shop is being opened, its steps stand in the dashboard's place. */
function listTabs(entries: readonly MenuEntry[]): MenuEntry[] {
  const opening = entries.find(({ path }) => path === paths.openShop());
  return entries
    .filter(({ tab }) => tab)
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

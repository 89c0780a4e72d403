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
const mostTabs = 5;

/** The tabs of the page table, and messages for florists; the rest of the menu is in the sheet behind 'More'. */
export function splitMenu(
  user: User,
  groups = sideMenu(user),
): { tabs: readonly MenuEntry[]; rest: readonly MenuGroup[] } {
  const all = groups.flatMap(({ entries }) => entries);
  if (all.length <= mostTabs) return { tabs: all, rest: [] };
  const more = groups.map((group) => ({ ...group, entries: group.entries.filter(({ tab }) => !tab) }));
  const own = sellers.includes(user.role) ? [messages] : [];
  const rest = user.is_admin ? [{ title: null, entries: own }, ...more] : more;
  return {
    tabs: [...all.filter(({ tab }) => tab), ...(user.is_admin ? [] : own)],
    rest: rest.filter(({ entries }) => entries.length > 0),
  };
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

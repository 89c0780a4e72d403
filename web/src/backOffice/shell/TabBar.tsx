import { sideMenu } from '@bloomkin/shared/rules/menu.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { MenuLink } from './MenuLink.tsx';
import { Tabs } from './shellStyles.ts';

const mostTabs = 5;

export const TabBar = ({ user }: { user: User }) => (
  <Tabs aria-label="Main">
    {sideMenu(user)
      .flatMap(({ entries }) => entries)
      .slice(0, mostTabs)
      .map((entry) => (
        <MenuLink key={entry.path} entry={entry} iconSize={22} />
      ))}
  </Tabs>
);

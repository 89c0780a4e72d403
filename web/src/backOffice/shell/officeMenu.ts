import { type MenuEntry, type MenuGroup, sideMenu } from '@bloomkin/shared/rules/menu.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { matchPath } from 'react-router-dom';
import type { OfficeIconName } from '../OfficeIcon.tsx';
import { officePages } from '../officePages.ts';

const hasPage = ({ path }: MenuEntry) =>
  path === '/logout' || officePages.some((page) => matchPath(page.path, path) !== null);

/** The person's menu, with the entries whose page exists. */
export function officeMenu(user: User): readonly MenuGroup[] {
  return sideMenu(user)
    .map((group) => ({ ...group, entries: group.entries.filter(hasPage) }))
    .filter(({ entries }) => entries.length > 0);
}

const icons: readonly (readonly [start: string, icon: OfficeIconName])[] = [
  ['/orders/list/abandoned', 'cart'],
  ['/orders', 'orders'],
  ['/dashboard', 'chart'],
  ['/products/params', 'sliders'],
  ['/products', 'tag'],
  ['/categories', 'leaf'],
  ['/collections', 'gift'],
  ['/reviews', 'chat'],
  ['/companies/managers', 'people'],
  ['/companies', 'box'],
  ['/stores', 'store'],
  ['/users', 'people'],
  ['/documents', 'folder'],
  ['/messages', 'mail'],
  ['/settings', 'user'],
  ['/logout', 'logout'],
];

export const iconOf = ({ path }: MenuEntry): OfficeIconName =>
  icons.find(([start]) => path.startsWith(start))?.[1] ?? 'home';

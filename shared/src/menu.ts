import { canUse, type ShownAccount, userToPerson } from '#rules/permissions.ts';
import type { Role } from '#rules/roles.ts';
import type { MenuGroupName, OfficePage, PageMenuEntry } from './page.ts';
import { allOfficePages, paths } from './pages.ts';

export interface MenuEntry {
  label: string;
  path: string;
  opens?: 'signIn';
  tab?: true;
}

export interface MenuGroup {
  title: string | null;
  entries: readonly MenuEntry[];
  atBottom?: true;
}

const entry = (label: string, path: string): MenuEntry => ({ label, path });
const logout = entry('Logout', paths.logout());
const signIn = (label: string): MenuEntry => ({ label, path: paths.partner(), opens: 'signIn' });

/** The landing page after sign-in, and in place of a forbidden page. */
export function homePath({ role, manager_rights }: Pick<ShownAccount, 'role' | 'manager_rights'>): string {
  const right = (['orders', 'products', 'reviews'] as const).find((one) => manager_rights.includes(one));
  return right ? paths[right]() : homePaths[role];
}

const homePaths: Readonly<Record<Role, string>> = {
  ROLE_ADMIN: paths.orders(),
  ROLE_VENDOR: paths.orders(),
  ROLE_MANAGER: paths.settings(),
  ROLE_RECIPIENT: paths.recipientHome(),
  ROLE_BUYER: paths.home(),
  ROLE_USER: paths.home(),
  ROLE_GUEST: paths.home(),
};

export const canOpenPage = (
  { roles, right }: Pick<OfficePage, 'roles' | 'right'>,
  user: ShownAccount,
): boolean =>
  roles === undefined ||
  roles.includes(user.role) ||
  (right !== undefined && canUse(userToPerson(user), right));

const groupTitles: readonly (readonly [MenuGroupName, string | null])[] = [
  ['top', null],
  ['company', 'My company'],
  ['staff', 'Your staff'],
  ['market', 'The market'],
];

/** Ordered by `menu.group` and `menu.order` of the page table. */
export function sideMenu(user: ShownAccount): readonly MenuGroup[] {
  const listEntries = (name: MenuGroupName) => listMenuEntries(name, user);
  const groups = groupTitles.map(([name, title]) => ({ title, entries: listEntries(name) }));
  return [
    ...groups.filter(({ entries }) => entries.length > 0),
    { title: null, entries: [...listEntries('bottom'), logout], atBottom: true },
  ];
}

function listMenuEntries(name: MenuGroupName, user: ShownAccount): MenuEntry[] {
  const toEntry = ({ menu, path }: { menu: PageMenuEntry; path: string }) => ({
    ...entry(menu.labels?.[user.role] ?? menu.label, path),
    ...((menu.tab === true || menu.tab?.includes(user.role)) && { tab: true as const }),
  });
  const orderOf = ({ order, orders }: PageMenuEntry) => orders?.[user.role] ?? order;
  return allOfficePages
    .flatMap(({ menu, path }) =>
      menu && menu.except !== user.role && canOpenPage(menu, user) ? [{ menu, path }] : [],
    )
    .filter(({ menu }) => (menu.group ?? 'top') === name)
    .sort((a, b) => orderOf(a.menu) - orderOf(b.menu))
    .map(toEntry);
}

export function userMenu(isSignedIn: boolean): readonly MenuGroup[] {
  const main: MenuGroup = { title: null, entries: [entry('Main page', paths.home())] };
  if (!isSignedIn) {
    const partner = entry('Partner Login / Register', paths.partner());
    return [main, { title: null, entries: [signIn('Login / Register'), partner] }];
  }
  const account = [
    entry('Settings', paths.profile()),
    entry('Orders', paths.myOrders()),
    entry('Messages', paths.messages()),
  ];
  return [
    main,
    { title: 'Account', entries: account },
    { title: null, entries: [entry('Partner Login', paths.partner()), logout] },
  ];
}

/** The role's side menu on phones, plus the entries of the right-hand menu that it lacks. */
export function phoneMenu(isSignedIn: boolean): readonly MenuGroup[] {
  const main = [entry('Main page', paths.home()), entry('Products', paths.market())];
  const cart = entry('Cart', paths.cart());
  if (!isSignedIn) {
    const doors = [signIn('Login / Register'), entry('Partner Login / Register', paths.partner())];
    return [
      { title: null, entries: [...main, cart] },
      { title: null, entries: doors },
    ];
  }
  const own = [
    entry('Orders', paths.myOrders()),
    cart,
    entry('Profile', paths.profile()),
    entry('Messages', paths.messages()),
  ];
  return [
    { title: null, entries: [...main, ...own] },
    { title: null, entries: [entry('Partner Login', paths.partner()), logout] },
  ];
}

export const officeUserMenu = (user: Pick<ShownAccount, 'role' | 'manager_rights'>): readonly MenuGroup[] => [
  { title: null, entries: [entry('Back office', homePath(user)), logout] },
];

import type { ManagerRight, Role, User } from '../schemas/user.ts';

export interface MenuEntry {
  label: string;
  path: string;
  /** Opens the sign-in dialog where there is one, instead of the path. */
  opens?: 'signIn';
}

export interface MenuGroup {
  /** Null for the first and the last group. */
  title: string | null;
  entries: readonly MenuEntry[];
  /** At the foot of the menu. */
  atBottom?: true;
}

const entry = (label: string, path: string): MenuEntry => ({ label, path });
const logout = entry('Logout', '/logout');
const signIn = (label: string): MenuEntry => ({ label, path: '/auth', opens: 'signIn' });
const atBottom = (...entries: readonly MenuEntry[]): MenuGroup => ({ title: null, entries, atBottom: true });

/** After sign-in, and instead of a forbidden page. */
export function homePath({ role, manager_rights }: Pick<User, 'role' | 'manager_rights'>): string {
  return manager_rights.includes('orders') ? '/orders/list/full' : homePaths[role];
}

const homePaths: Readonly<Record<Role, string>> = {
  ROLE_ADMIN: '/orders/list/full',
  ROLE_VENDOR: '/orders/list/full',
  ROLE_MANAGER: '/settings/profile',
  ROLE_RECIPIENT: '/recipient',
  ROLE_BUYER: '/main',
  ROLE_USER: '/main',
  ROLE_GUEST: '/main',
};

/**
 * A vendor without a company gets the entry to create one, a manager the granted areas.
 */
export function sideMenu({
  role,
  company,
  manager_rights,
}: Pick<User, 'role' | 'company' | 'manager_rights'>): readonly MenuGroup[] {
  const companyId = company?.id ?? null;
  switch (role) {
    case 'ROLE_ADMIN':
      return adminMenu;
    case 'ROLE_VENDOR':
      return vendorMenu(companyId);
    case 'ROLE_MANAGER':
      return managerMenu(companyId, manager_rights);
    case 'ROLE_RECIPIENT':
      return [atBottom(logout)];
    case 'ROLE_GUEST':
      return [{ title: null, entries: [entry('Main page', '/main'), signIn('Login')] }];
    default:
      return buyerMenu;
  }
}

const adminMenu: readonly MenuGroup[] = [
  {
    title: null,
    entries: [
      entry('Dashboard', '/dashboard'),
      entry('Orders', '/orders/list/full'),
      entry('Abandoned cart', '/orders/list/abandoned'),
      entry('Products', '/products/catalog/all'),
      entry('Reviews', '/reviews'),
      entry('Category', '/categories/list'),
      entry('Collections', '/collections/list'),
      entry('Product params', '/products/params/list'),
    ],
  },
  {
    title: 'Your staff',
    entries: [
      entry('Users', '/users/buyers'),
      entry('Admins', '/users/admin'),
      entry('Gift recipients', '/users/recipients'),
      entry('Companies', '/companies/list'),
      entry('Managers', '/companies/managers/list'),
    ],
  },
  {
    title: 'Documents',
    entries: [
      entry('Legacy', '/documents/legacy'),
      entry('Privacy', '/documents/privacy'),
      entry('Shipping', '/documents/shipping'),
      entry('Refund', '/documents/refund'),
    ],
  },
  atBottom(entry('Messages', '/messages'), entry('Profile', '/settings/profile'), logout),
];

const ownPath = (companyId: string | null) => (companyId === null ? '' : `/${companyId}`);

const companyEntries = (own: string): Readonly<Record<ManagerRight, MenuEntry>> => ({
  orders: entry('Orders', '/orders/list/full'),
  products: entry('Products', `/products/catalog/all${own}`),
  reviews: entry('Reviews', `/reviews${own}`),
});

function managerMenu(companyId: string | null, rights: readonly ManagerRight[]): readonly MenuGroup[] {
  const entries = companyEntries(ownPath(companyId));
  const granted = rights.map((right) => entries[right]);
  return [
    ...(granted.length > 0 ? [{ title: null, entries: granted }] : []),
    atBottom(entry('Profile', '/settings/profile'), logout),
  ];
}

function vendorMenu(companyId: string | null): readonly MenuGroup[] {
  const own = ownPath(companyId);
  const { orders, products, reviews } = companyEntries(own);
  return [
    {
      title: null,
      entries: [
        entry('Dashboard', '/dashboard'),
        orders,
        products,
        entry('Category', '/categories/list'),
        reviews,
      ],
    },
    {
      title: 'My company',
      entries: [
        entry('Company settings', companyId === null ? '/companies/new' : `/companies/edit${own}`),
        entry('Managers', '/companies/managers/list'),
        entry('Store', '/stores/list'),
      ],
    },
    atBottom(entry('Messages', '/messages'), entry('Settings', '/settings/profile'), logout),
  ];
}

const buyerMenu: readonly MenuGroup[] = [
  {
    title: null,
    entries: [
      entry('Main page', '/main'),
      entry('Products', '/products'),
      entry('Orders', '/personal/orders/list/full'),
      entry('Cart', '/cart'),
      entry('Profile', '/personal/profile'),
      logout,
    ],
  },
];

/** The right-hand menu of the storefront. */
export function userMenu(isSignedIn: boolean): readonly MenuGroup[] {
  const main: MenuGroup = { title: null, entries: [entry('Main page', '/main')] };
  if (!isSignedIn) {
    const partner = entry('Partner Login / Register', '/auth');
    return [main, { title: null, entries: [signIn('Login / Register'), partner] }];
  }
  const account = [
    entry('Settings', '/personal'),
    entry('Orders', '/personal/orders/list/full'),
    entry('Messages', '/messages'),
  ];
  return [
    main,
    { title: 'Account', entries: account },
    { title: null, entries: [entry('Partner Login', '/auth'), logout] },
  ];
}

/** For back-office users in the storefront. */
export const officeUserMenu = (user: Pick<User, 'role' | 'manager_rights'>): readonly MenuGroup[] => [
  { title: null, entries: [entry('Back office', homePath(user)), logout] },
];

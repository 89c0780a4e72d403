export const roles = [
  'ROLE_ADMIN',
  'ROLE_MANAGER',
  'ROLE_VENDOR',
  'ROLE_BUYER',
  'ROLE_USER',
  'ROLE_GUEST',
  'ROLE_RECIPIENT',
] as const;
export type Role = (typeof roles)[number];

export const managerRights = ['orders', 'products', 'reviews'] as const;
export type ManagerRight = (typeof managerRights)[number];

/** What an admin without all rights may change. */
export const adminRights = ['support', 'money', 'content'] as const;
export type AdminRight = (typeof adminRights)[number];

export const adminRightLabels: Readonly<Record<AdminRight, string>> = {
  support: 'Support',
  money: 'Money',
  content: 'Content',
};

/** 'All rights', or the names of some. */
export const describeAdminRights = (rights: readonly AdminRight[] | null | undefined): string =>
  rights ? rights.map((right) => adminRightLabels[right]).join(', ') : 'All rights';

export const roleLabels: Readonly<Record<Role, string>> = {
  ROLE_ADMIN: 'Admin',
  ROLE_VENDOR: 'Vendor',
  ROLE_MANAGER: 'Manager',
  ROLE_BUYER: 'Buyer',
  ROLE_RECIPIENT: 'Gift recipient',
  ROLE_USER: 'User',
  ROLE_GUEST: 'Guest',
};

/** The back office's user lists; each has the people with one of its roles. */
export const rolesOfUserLists = {
  buyers: ['ROLE_BUYER', 'ROLE_USER'],
  admins: ['ROLE_ADMIN'],
  vendors: ['ROLE_VENDOR'],
  managers: ['ROLE_MANAGER'],
  team: ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_MANAGER'],
  recipients: ['ROLE_RECIPIENT'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

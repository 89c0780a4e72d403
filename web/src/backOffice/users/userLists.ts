import type { Query } from '@bloomkin/shared/page.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { rolesOfUserLists } from '@bloomkin/shared/rules/rolesOfUserLists.ts';
import type { Role, User } from '@bloomkin/shared/schemas/user.ts';

export interface UserList {
  /** As the service counts it. */
  name: keyof typeof rolesOfUserLists;
  title: string;
  path: string;
  /** The list with the invitation open. */
  toInvite: (query?: Query) => string;
  roles: readonly Role[];
  /** 'buyers': in sentences. */
  plural: string;
  singular: string;
  /** Kept by buyers; few have an account. */
  isRecipients?: true;
  areManagers?: true;
}

/** Each has its own address. */
export const userLists: readonly [UserList, ...UserList[]] = [
  {
    name: 'buyers',
    title: 'Buyers',
    path: paths.buyers(),
    toInvite: paths.buyerCreate,
    roles: rolesOfUserLists.buyers,
    plural: 'buyers',
    singular: 'buyer',
  },
  {
    name: 'admins',
    title: 'Admin',
    path: paths.admins(),
    toInvite: paths.adminCreate,
    roles: rolesOfUserLists.admins,
    plural: 'admins',
    singular: 'admin',
  },
  {
    name: 'vendors',
    title: 'Vendors',
    path: paths.vendors(),
    toInvite: paths.vendorCreate,
    roles: rolesOfUserLists.vendors,
    plural: 'vendors',
    singular: 'vendor',
  },
  {
    name: 'managers',
    title: 'Managers',
    path: paths.allManagers(),
    toInvite: paths.managerCreate,
    roles: rolesOfUserLists.managers,
    plural: 'managers',
    singular: 'manager',
    areManagers: true,
  },
  {
    name: 'team',
    title: 'Team',
    path: paths.team(),
    toInvite: paths.teamCreate,
    roles: rolesOfUserLists.team,
    plural: 'people of the team',
    singular: 'person of the team',
  },
  {
    name: 'recipients',
    title: 'Gift recipients',
    path: paths.allRecipients(),
    toInvite: paths.recipientCreate,
    roles: rolesOfUserLists.recipients,
    plural: 'gift recipients',
    singular: 'gift recipient',
    isRecipients: true,
  },
];

export const findUserList = (pathname: string): UserList | undefined =>
  userLists.find(({ path, toInvite }) => path === pathname || toInvite() === pathname);

const [buyers] = userLists;

/** The first list that contains the user. */
export const findListByRole = ({ role }: Pick<User, 'role'>): UserList =>
  userLists.find(({ roles }) => roles.includes(role)) ?? buyers;

import { paths } from '@bloomkin/shared/pages.ts';
import type { Role, User } from '@bloomkin/shared/schemas/user.ts';

export interface UserList {
  title: string;
  path: string;
  roles: readonly Role[];
  /** 'buyers': in sentences. */
  plural: string;
  singular: string;
  /** They have no account of their own. */
  isRecipients?: true;
}

/** Each has its own address. */
export const userLists: readonly [UserList, ...UserList[]] = [
  {
    title: 'Buyers',
    path: paths.buyers(),
    roles: ['ROLE_BUYER', 'ROLE_USER'],
    plural: 'buyers',
    singular: 'buyer',
  },
  { title: 'Admin', path: paths.admins(), roles: ['ROLE_ADMIN'], plural: 'admins', singular: 'admin' },
  { title: 'Vendors', path: paths.vendors(), roles: ['ROLE_VENDOR'], plural: 'vendors', singular: 'vendor' },
  {
    title: 'Managers',
    path: paths.allManagers(),
    roles: ['ROLE_MANAGER'],
    plural: 'managers',
    singular: 'manager',
  },
  {
    title: 'Team',
    path: paths.team(),
    roles: ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_MANAGER'],
    plural: 'people of the team',
    singular: 'person of the team',
  },
  {
    title: 'Gift recipients',
    path: paths.allRecipients(),
    roles: ['ROLE_RECIPIENT'],
    plural: 'gift recipients',
    singular: 'gift recipient',
    isRecipients: true,
  },
];

export const findUserList = (pathname: string): UserList | undefined =>
  userLists.find(({ path }) => path === pathname);

const [buyers] = userLists;

/** The first list that contains the user. */
export const findListOf = ({ role }: Pick<User, 'role'>): UserList =>
  userLists.find(({ roles }) => roles.includes(role)) ?? buyers;

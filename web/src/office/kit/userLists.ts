import { paths } from '@bloomkin/shared/pages.ts';
import { rolesOfUserLists } from '@bloomkin/shared/rules/roles.ts';
import type { Role, User } from '@bloomkin/shared/schemas/user.ts';

export interface UserList {
  /** As the service counts it. */
  name: keyof typeof rolesOfUserLists;
  title: string;
  path: string;
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
    roles: rolesOfUserLists.buyers,
    plural: 'buyers',
    singular: 'buyer',
  },
  {
    name: 'admins',
    title: 'Admins',
    path: paths.admins(),
    roles: rolesOfUserLists.admins,
    plural: 'admins',
    singular: 'admin',
  },
  {
    name: 'vendors',
    title: 'Vendors',
    path: paths.vendors(),
    roles: rolesOfUserLists.vendors,
    plural: 'vendors',
    singular: 'vendor',
  },
  {
    name: 'managers',
    title: 'Managers',
    path: paths.allManagers(),
    roles: rolesOfUserLists.managers,
    plural: 'managers',
    singular: 'manager',
    areManagers: true,
  },
  {
    name: 'team',
    title: 'Team',
    path: paths.team(),
    roles: rolesOfUserLists.team,
    plural: 'people of the team',
    singular: 'person of the team',
  },
  {
    name: 'recipients',
    title: 'Gift recipients',
    path: paths.allRecipients(),
    roles: rolesOfUserLists.recipients,
    plural: 'gift recipients',
    singular: 'gift recipient',
    isRecipients: true,
  },
];

/** A list with the invitation open: an alias of its page. */
export const toInvitePath = (listPath: string, query = ''): string =>
  `${listPath}/new${query === '' ? '' : `?${query}`}`;

export const findUserList = (pathname: string): UserList | undefined =>
  userLists.find(({ path }) => path === pathname || toInvitePath(path) === pathname);

const [buyers] = userLists;

/** The first list that contains the user. */
export const findListByRole = ({ role }: Pick<User, 'role'>): UserList =>
  userLists.find(({ roles }) => roles.includes(role)) ?? buyers;

import type { Role } from '../schemas/user.ts';

/** The back office's user lists; each has the people with one of its roles. */
export const rolesOfUserLists = {
  buyers: ['ROLE_BUYER', 'ROLE_USER'],
  admins: ['ROLE_ADMIN'],
  vendors: ['ROLE_VENDOR'],
  managers: ['ROLE_MANAGER'],
  team: ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_MANAGER'],
  recipients: ['ROLE_RECIPIENT'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

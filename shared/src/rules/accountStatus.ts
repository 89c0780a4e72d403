import type { Role } from './roles.ts';

export const accountStatuses = ['active', 'invited', 'locked'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

interface Account {
  active: boolean;
  hasPassword: boolean;
  email: string;
  role: Role;
}

const invitable: readonly Role[] = ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_MANAGER'];

/** Buyers and recipients sign in by code and need no password. */
export function accountStatus({ active, hasPassword, email, role }: Account): AccountStatus {
  if (!active) return 'locked';
  return !hasPassword && email !== '' && invitable.includes(role) ? 'invited' : 'active';
}

import type { Role } from '../schemas/user.ts';

export const roleLabels: Readonly<Record<Role, string>> = {
  ROLE_ADMIN: 'Admin',
  ROLE_VENDOR: 'Vendor',
  ROLE_MANAGER: 'Manager',
  ROLE_BUYER: 'Buyer',
  ROLE_RECIPIENT: 'Gift recipient',
  ROLE_USER: 'User',
  ROLE_GUEST: 'Guest',
};

import type { Role } from '@bloomkin/shared/schemas/user.ts';

const shoppers: readonly Role[] = ['ROLE_BUYER', 'ROLE_USER', 'ROLE_GUEST'];

/** Buyers and guests see the storefront, everyone else the back office (specification, section 6). */
export const isOfficeRole = (role: Role): boolean => !shoppers.includes(role);

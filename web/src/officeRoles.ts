import { shellOf } from '@bloomkin/shared/rules/permissions.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';

/** Buyers and guests see the storefront, everyone else the back office (specification, section 6). */
export const isOfficeRole = (role: Role): boolean => shellOf(role) === 'backOffice';

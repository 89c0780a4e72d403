import { findShell } from '@bloomkin/shared/rules/permissions.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';

/** Buyers and guests see the storefront, everyone else the back office. */
export const isOfficeRole = (role: Role): boolean => findShell(role) === 'backOffice';

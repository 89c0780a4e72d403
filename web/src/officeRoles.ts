import { findShell } from '@bloomkin/shared/rules/permissions.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';

/** Buyers and guests see the storefront, everyone else the back office (specification, section 6). */
export const isOfficeRole = (role: Role): boolean => findShell(role) === 'backOffice';

const shopPaths =
  /^\/((market|viewproduct|viewcompany|new-product)(\/|$)|products(\/review|\/catalog\/[^/]+)?\/?$)/;

/** Pages of the shop that the back office lacks: its people see them in the storefront, without a cart. */
export const isShopPath = (pathname: string): boolean => shopPaths.test(pathname);

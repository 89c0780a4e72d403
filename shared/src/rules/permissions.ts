import type { Role } from '../schemas/user.ts';

/** What the rules ask about a signed-in person. A guest is undefined. */
export interface Person {
  id: string;
  /** The first role decides. */
  role: Role;
  companyId: string | null;
}

/** Whom an order belongs to. */
export interface OrderParties {
  /** The buyer. */
  userId: string;
  companyId: string | null;
}

type Caller = Person | undefined;

/** The role that decides. */
export function firstRole(roles: readonly Role[]): Role {
  return roles[0] ?? 'ROLE_USER';
}

export const isAdmin = (caller: Caller): boolean => caller?.role === 'ROLE_ADMIN';

const isVendorOf = (caller: Caller, companyId: string | null): boolean =>
  caller?.role === 'ROLE_VENDOR' && companyId !== null && caller.companyId === companyId;

/** A company with its stores, zones, products, managers, payouts. */
export function canEditCompany(caller: Caller, companyId: string): boolean {
  return isAdmin(caller) || isVendorOf(caller, companyId);
}

/** A vendor makes one company, an admin any number. */
export function canCreateCompany(caller: Caller): boolean {
  return isAdmin(caller) || (caller?.role === 'ROLE_VENDOR' && caller.companyId === null);
}

/** What one may not see answers 404. */
export function canSeeOrder(caller: Caller, order: OrderParties): boolean {
  return canEditOrder(caller, order) || (caller !== undefined && caller.id === order.userId);
}

export function canEditOrder(caller: Caller, order: OrderParties): boolean {
  return isAdmin(caller) || isVendorOf(caller, order.companyId);
}

/** Buyers and admins, once for each product. */
export function canWriteReview(caller: Caller, hasReviewed: boolean): boolean {
  return !hasReviewed && (isAdmin(caller) || caller?.role === 'ROLE_BUYER');
}

/** Admins and its author. */
export function canDeleteReview(caller: Caller, review: { authorId: string }): boolean {
  return isAdmin(caller) || (caller !== undefined && caller.id === review.authorId);
}

/** Whether one sees add-to-cart and has a cart: everybody but vendors and admins. A guest's cart is in the browser. */
export function hasCart(caller: Caller): boolean {
  return caller?.role !== 'ROLE_VENDOR' && caller?.role !== 'ROLE_ADMIN';
}

/** Guests, buyers and people without another role have the storefront; everybody else the back office. */
export function shellOf(role: Role): 'storefront' | 'backOffice' {
  return role === 'ROLE_BUYER' || role === 'ROLE_GUEST' || role === 'ROLE_USER' ? 'storefront' : 'backOffice';
}

import type { Access } from '../route.ts';
import type { Role } from '../schemas/user.ts';

/*
 * Who may do what, in one place: handlers refuse by these rules, screens show by them. Deny by default. The first role
 * decides. "Own" is the same person or, for a vendor, the same company; to be bound to a company opens nothing by itself.
 *
 *                        admin     vendor            manager      buyer, user    recipient  guest
 * catalogue, florists    see       see               see          see            see        see
 *   what is hidden       all       own company's     –            –              –          –
 * cart, checkout, pay    see all   –                 own          own            own        in the browser
 * orders                 edit all  edit own company's see own     see own, cancel while new  –
 * company, stores, products, payouts
 *                        edit all  edit own, make one –           –              –          –
 * managers               all       own company's     ask, leave   –              –          –
 * categories, collections, types, documents
 *                        edit      see               see          see            see        see
 * reviews                write, delete any  –        –            buyers write once, delete own  –
 * people                 all       own company's, in part  self   self           self       –
 */

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

/** Who sells: florists and those who run the market. */
export const sellers: readonly Role[] = ['ROLE_VENDOR', 'ROLE_ADMIN'];

const isSeller = (caller: Caller): boolean => caller !== undefined && sellers.includes(caller.role);

export const isAdmin = (caller: Pick<Person, 'role'> | undefined): boolean => caller?.role === 'ROLE_ADMIN';

/** One who holds this role anywhere among theirs has an account that four digits never open. */
export const isStaff = (roles: readonly Role[]): boolean => roles.includes('ROLE_ADMIN');

/** One who works for a florist without owning the company. */
export const isManager = (roles: readonly Role[]): boolean => firstRole(roles) === 'ROLE_MANAGER';

const isSelf = (caller: Caller, userId: string): boolean => caller !== undefined && caller.id === userId;

const isVendorOf = (caller: Caller, companyId: string | null): boolean =>
  caller?.role === 'ROLE_VENDOR' && companyId !== null && caller.companyId === companyId;

const entering: Record<Access, (caller: Person) => boolean> = {
  any: () => true,
  provider: () => true,
  user: () => true,
  shopper: (caller) => hasCart(caller),
  buyer: (caller) => caller.role === 'ROLE_BUYER' || isAdmin(caller),
  vendor: (caller) => isSeller(caller),
  admin: (caller) => isAdmin(caller),
};

/** Whether a route lets this person in at all; what they may do there is its handler's to ask. */
export function mayEnter(access: Access, caller: Person): boolean {
  return entering[access](caller);
}

/** A company with its stores, zones, products, managers, payouts. */
export function canEditCompany(caller: Caller, companyId: string): boolean {
  return isAdmin(caller) || isVendorOf(caller, companyId);
}

/** A vendor makes one company, an admin any number. */
export function canCreateCompany(caller: Caller): boolean {
  return isAdmin(caller) || (caller?.role === 'ROLE_VENDOR' && caller.companyId === null);
}

/** Everybody sees a company that sells; one that does not, its vendor and admins. */
export function canSeeCompany(caller: Caller, company: { id: string; active: boolean }): boolean {
  return company.active || canEditCompany(caller, company.id);
}

/** Products that are not shown: a vendor's own company's; without a company everybody's, which is for admins. */
export function canSeeHidden(caller: Caller, companyId: string | undefined): boolean {
  return companyId === undefined ? isAdmin(caller) : canEditCompany(caller, companyId);
}

/** Its vendor and admins bind and unbind; a person may leave. */
export function canUnbindManager(caller: Caller, companyId: string, managerId: string): boolean {
  return canEditCompany(caller, companyId) || isSelf(caller, managerId);
}

/** What one may not see answers 404. */
export function canSeeOrder(caller: Caller, order: OrderParties): boolean {
  return canEditOrder(caller, order) || isSelf(caller, order.userId);
}

export function canEditOrder(caller: Caller, order: OrderParties): boolean {
  return isAdmin(caller) || isVendorOf(caller, order.companyId);
}

/** Only who placed it. */
export function canPayOrder(caller: Caller, order: OrderParties): boolean {
  return isSelf(caller, order.userId);
}

/** Which orders a person's list holds. A vendor without a company has none. */
export function ordersInList(caller: Person): 'all' | 'company' | 'own' {
  if (isAdmin(caller)) return 'all';
  return caller.role === 'ROLE_VENDOR' ? 'company' : 'own';
}

/** Its owner's, and admins to look at. */
export function canSeeCart(caller: Caller, cart: { userId: string }): boolean {
  return isAdmin(caller) || isSelf(caller, cart.userId);
}

/** Whether one sees add-to-cart and has a cart: everybody but vendors and admins. A guest's cart is in the browser. */
export function hasCart(caller: Caller): boolean {
  return !isSeller(caller);
}

/** Buyers and admins, once for each product. */
export function canWriteReview(caller: Caller, hasReviewed: boolean): boolean {
  return !hasReviewed && (isAdmin(caller) || caller?.role === 'ROLE_BUYER');
}

/** Admins and its author. */
export function canDeleteReview(caller: Caller, review: { authorId: string }): boolean {
  return isAdmin(caller) || isSelf(caller, review.authorId);
}

/** A person's row with what is private in it, their recipients: admins and oneself. */
export function canSeePerson(caller: Caller, userId: string): boolean {
  return isAdmin(caller) || isSelf(caller, userId);
}

/** The few fields of `vendor_edit`: oneself, the vendor of the person's company, admins. */
export function canEditPersonInPart(
  caller: Caller,
  person: { id: string; companyId: string | null },
): boolean {
  return canSeePerson(caller, person.id) || isVendorOf(caller, person.companyId);
}

/** Guests, buyers and people without another role have the storefront; everybody else the back office. */
export function shellOf(role: Role): 'storefront' | 'backOffice' {
  return role === 'ROLE_BUYER' || role === 'ROLE_GUEST' || role === 'ROLE_USER' ? 'storefront' : 'backOffice';
}

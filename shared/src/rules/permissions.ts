import type { Access, RouteOptions } from '../route.ts';
import type { ManagerRight, Role, User } from '../schemas/user.ts';
import type { ManagerStatus } from './managerStatus.ts';

/*
 * Who may do what, in one place: handlers refuse by these rules, screens show by them. Deny by default. The first role
 * decides. "Own" is the same person or, for a vendor, the same company; to be bound to a company opens nothing by itself.
 * A company's owner is a vendor who is bound to it without having joined as a manager. A hired manager has what the owner
 * granted, and nothing else of the company's:
 *
 * orders    see, move, change, mark paid by hand and cancel the company's orders; canceling gives a card payment back
 * products  see hidden ones, make, change and delete the company's products
 * reviews   the list of the company's reviews
 *
 * Never granted: the company itself, its stores, managers and payouts, refunds by themselves.
 *
 *                        admin     vendor            manager      buyer, user    recipient  guest
 * catalogue, florists    see       see               see          see            see        see
 *   what is hidden       all       own company's     by right     –              –          –
 * cart, checkout, pay    see all   –                 own          own            own        in the browser
 * orders                 edit all  edit own company's by right, see own   see own, cancel while new  –
 * products               edit all  edit own company's by right    –              –          –
 * company, stores, payouts
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
  /** Empty for everybody but hired managers. */
  rights: readonly ManagerRight[];
}

/** The stored fields that decide a person's place in a company. */
export interface Account {
  id: string;
  roles: readonly Role[];
  companyId: string | null;
  managerStatus: ManagerStatus | null;
  /** Absent in old rows. */
  managerRights?: readonly ManagerRight[];
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

/**
 * The account as the rules see it. `hired` is a manager, also in rows from before hiring changed the roles; a vendor in
 * `moderation` is a manager without rights and without a company.
 */
export function toPerson<A extends Account>(account: A): Person & Pick<A, 'id' | 'companyId'> {
  const { id, companyId, managerStatus, managerRights = [] } = account;
  const isBound = managerStatus === null || managerStatus === 'hired';
  return {
    id,
    role: computeRole(account),
    companyId: isBound ? companyId : null,
    rights: managerStatus === 'hired' ? managerRights : [],
  };
}

/** The same from the API's `User`. */
export const userToPerson = ({
  id,
  role,
  company,
  manager_status,
  manager_rights,
}: Pick<User, 'id' | 'role' | 'company' | 'manager_status' | 'manager_rights'>): Person => ({
  id,
  role,
  companyId: manager_status === 'moderation' ? null : (company?.id ?? null),
  rights: manager_rights,
});

function computeRole({ roles, managerStatus }: Account): Role {
  const role = firstRole(roles);
  const isManager =
    (managerStatus === 'hired' && role !== 'ROLE_ADMIN') ||
    (managerStatus === 'moderation' && role === 'ROLE_VENDOR');
  return isManager ? 'ROLE_MANAGER' : role;
}

/** The company an account owns; joining one as a manager never makes its owner. */
export function findOwnedCompanyId<A extends Account>(account: A): A['companyId'] {
  const { role, companyId } = toPerson(account);
  return role === 'ROLE_VENDOR' ? companyId : null;
}

/** Who sells: florists and those who run the market. */
export const sellers: readonly Role[] = ['ROLE_VENDOR', 'ROLE_ADMIN'];

const isSeller = (caller: Pick<Person, 'role'> | undefined): boolean =>
  caller !== undefined && sellers.includes(caller.role);

export const isAdmin = (caller: Pick<Person, 'role'> | undefined): boolean => caller?.role === 'ROLE_ADMIN';

/** One who holds this role anywhere among theirs has an account that four digits never open. */
export const isStaff = (roles: readonly Role[]): boolean => roles.includes('ROLE_ADMIN');

/** One who works for a florist without owning the company. */
export const isManager = (roles: readonly Role[]): boolean => firstRole(roles) === 'ROLE_MANAGER';

const isSelf = (caller: Pick<Person, 'id'> | undefined, userId: string): boolean =>
  caller !== undefined && caller.id === userId;

const isVendorOf = (caller: Caller, companyId: string | null): boolean =>
  caller?.role === 'ROLE_VENDOR' && companyId !== null && caller.companyId === companyId;

/** Whether a manager holds this right, at their own company. */
const hasRight = (caller: Caller, right: ManagerRight): boolean =>
  caller?.role === 'ROLE_MANAGER' && caller.companyId !== null && caller.rights.includes(right);

/** Vendors, admins and managers with this right; whose things they are is `canWorkOn`. */
export const canUse = (caller: Caller, right: ManagerRight): boolean =>
  isSeller(caller) || hasRight(caller, right);

function canWorkOn(caller: Caller, right: ManagerRight, companyId: string | null): boolean {
  const isGranted = hasRight(caller, right) && caller?.companyId === companyId;
  return isAdmin(caller) || isVendorOf(caller, companyId) || isGranted;
}

const entering: Record<Access, (caller: Person) => boolean> = {
  public: () => true,
  provider: () => true,
  authenticated: () => true,
  customer: (caller) => hasCart(caller),
  buyer: (caller) => caller.role === 'ROLE_BUYER' || isAdmin(caller),
  vendor: (caller) => isSeller(caller),
  admin: (caller) => isAdmin(caller),
};

/** Whether a route lets this person in at all; what they may do there is its handler's to ask. */
export function mayEnter(
  { access, right }: Pick<RouteOptions<string>, 'access' | 'right'>,
  caller: Person,
): boolean {
  const isGranted = access === 'vendor' && right !== undefined && hasRight(caller, right);
  return isGranted || entering[access](caller);
}

/** A company with its stores, zones, managers, payouts: what no manager is granted. */
export function canEditCompany(caller: Caller, companyId: string): boolean {
  return isAdmin(caller) || isVendorOf(caller, companyId);
}

/** A vendor makes one company, an admin any number. */
export function canCreateCompany(caller: Caller): boolean {
  return isAdmin(caller) || (caller?.role === 'ROLE_VENDOR' && caller.companyId === null);
}

/** Inactive companies are visible to admins, their owner and managers with any right. */
export function canSeeCompany(caller: Caller, company: { id: string; active: boolean }): boolean {
  if (company.active || canEditCompany(caller, company.id)) return true;
  return caller?.companyId === company.id && caller.rights.some((right) => hasRight(caller, right));
}

export function canEditProducts(caller: Caller, companyId: string): boolean {
  return canWorkOn(caller, 'products', companyId);
}

/** Hidden products of a company; of all companies for admins. */
export function canSeeHidden(caller: Caller, companyId: string | undefined): boolean {
  return companyId === undefined ? isAdmin(caller) : canEditProducts(caller, companyId);
}

/** Reviews of hidden products and inactive companies. */
export function canSeeHiddenReviews(caller: Caller, companyId: string): boolean {
  return canWorkOn(caller, 'reviews', companyId);
}

/** Its vendor and admins bind and unbind; a person may leave. */
export function canUnbindManager(caller: Caller, companyId: string, managerId: string): boolean {
  return canEditCompany(caller, companyId) || isSelf(caller, managerId);
}

/** Owners cannot remove each other. */
export function canUnbindOwner(caller: Caller, ownerId: string): boolean {
  return canSeePerson(caller, ownerId);
}

/** What one may not see answers 404. */
export function canSeeOrder(caller: Caller, order: OrderParties): boolean {
  return canEditOrder(caller, order) || isSelf(caller, order.userId);
}

export function canEditOrder(caller: Caller, order: OrderParties): boolean {
  return canWorkOn(caller, 'orders', order.companyId);
}

/** Only who placed it. */
export function canPayOrder(caller: Caller, order: OrderParties): boolean {
  return isSelf(caller, order.userId);
}

/** Which orders a person's list holds. A vendor without a company has none. */
export function ordersInList(caller: Person): 'all' | 'company' | 'own' {
  if (isAdmin(caller)) return 'all';
  return canUse(caller, 'orders') ? 'company' : 'own';
}

/** Its owner's, and admins to look at. */
export function canSeeCart(caller: Caller, cart: { userId: string }): boolean {
  return isAdmin(caller) || isSelf(caller, cart.userId);
}

/** Whether one sees add-to-cart and has a cart: everybody but vendors and admins. A guest's cart is in the browser. */
export function hasCart(caller: Pick<Person, 'role'> | undefined): boolean {
  return !isSeller(caller);
}

/** Buyers and admins, once for each product. */
export function canWriteReview(caller: Caller, hasReviewed: boolean): boolean {
  return !hasReviewed && (isAdmin(caller) || caller?.role === 'ROLE_BUYER');
}

/** Admins and its author. */
export function canDeleteReview(
  caller: Pick<Person, 'id' | 'role'> | undefined,
  review: { authorId: string },
): boolean {
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

import type { ManagerStatus } from './managerStatus.ts';
import type { AdminRight, ManagerRight, Role } from './roles.ts';

/* Deny by default; handlers enforce, screens hide (docs/product-rules.md, "Roles"). */

export interface Person {
  id: string;
  role: Role;
  companyId: string | null;
  rights: readonly ManagerRight[];
  /** Null for an admin with all of them. */
  adminRights?: readonly AdminRight[] | null;
}

export interface Account {
  id: string;
  roles: readonly Role[];
  companyId: string | null;
  managerStatus: ManagerStatus | null;
  /** Absent in old rows. */
  managerRights?: readonly ManagerRight[];
  /** Absent for an admin with all of them. */
  adminRights?: readonly AdminRight[] | undefined;
}

export interface OrderParties {
  userId: string;
  companyId: string | null;
}

type Caller = Person | undefined;

export function firstRole(roles: readonly Role[]): Role {
  return roles[0] ?? 'ROLE_USER';
}

/** A `hired` account is a manager whatever its roles; a vendor in `moderation` is a manager without company and rights. */
export function toPerson<A extends Account>(account: A): Person & Pick<A, 'id' | 'companyId'> {
  const { id, companyId, managerStatus, managerRights = [] } = account;
  const isBound = managerStatus === null || managerStatus === 'hired';
  return {
    id,
    role: computeRole(account),
    companyId: isBound ? companyId : null,
    rights: managerStatus === 'hired' ? managerRights : [],
    adminRights: account.adminRights ?? null,
  };
}

/** As the API shows an account. */
export interface ShownAccount {
  id: string;
  role: Role;
  company: { id: string } | null;
  manager_status: ManagerStatus | null;
  manager_rights: readonly ManagerRight[];
  admin_rights?: readonly AdminRight[] | null | undefined;
}

export const userToPerson = ({
  id,
  role,
  company,
  manager_status,
  manager_rights,
  admin_rights,
}: ShownAccount): Person => ({
  id,
  role,
  companyId: manager_status === 'moderation' ? null : (company?.id ?? null),
  rights: manager_rights,
  adminRights: admin_rights ?? null,
});

function computeRole({ roles, managerStatus }: Account): Role {
  const role = firstRole(roles);
  const isManager =
    (managerStatus === 'hired' && role !== 'ROLE_ADMIN') ||
    (managerStatus === 'moderation' && role === 'ROLE_VENDOR');
  return isManager ? 'ROLE_MANAGER' : role;
}

export function findOwnedCompanyId<A extends Account>(account: A): A['companyId'] {
  const { role, companyId } = toPerson(account);
  return role === 'ROLE_VENDOR' ? companyId : null;
}

export const toOwnerRoles = (roles: readonly Role[]): Role[] => [
  'ROLE_VENDOR',
  ...roles.filter((role) => role !== 'ROLE_VENDOR' && role !== 'ROLE_MANAGER'),
];

export const sellers: readonly Role[] = ['ROLE_VENDOR', 'ROLE_ADMIN'];

const isSeller = (caller: Pick<Person, 'role'> | undefined): boolean =>
  caller !== undefined && sellers.includes(caller.role);

export const isAdmin = (caller: Pick<Person, 'role'> | undefined): boolean => caller?.role === 'ROLE_ADMIN';

export const isVendor = (caller: Pick<Person, 'role'> | undefined): boolean => caller?.role === 'ROLE_VENDOR';

const teamRoles: readonly Role[] = ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_MANAGER'];

export const isOfTeam = (roles: readonly Role[]): boolean => roles.some((role) => teamRoles.includes(role));

export const isRecipient = (roles: readonly Role[]): boolean => roles.includes('ROLE_RECIPIENT');

/** Any role counts, not only the first: staff never sign in with a short code. */
export const isStaff = (roles: readonly Role[]): boolean => roles.includes('ROLE_ADMIN');

export const isPartner = (roles: readonly Role[]): boolean => roles.includes('ROLE_VENDOR');

export const isManager = (roles: readonly Role[]): boolean => firstRole(roles) === 'ROLE_MANAGER';

const isSelf = (caller: Pick<Person, 'id'> | undefined, userId: string): boolean =>
  caller !== undefined && caller.id === userId;

const isVendorOf = (caller: Caller, companyId: string | null): boolean =>
  caller?.role === 'ROLE_VENDOR' && companyId !== null && caller.companyId === companyId;

const hasRight = (caller: Caller, right: ManagerRight): boolean =>
  caller?.role === 'ROLE_MANAGER' && caller.companyId !== null && caller.rights.includes(right);

export const canUse = (caller: Caller, right: ManagerRight): boolean =>
  isSeller(caller) || hasRight(caller, right);

function canWorkOn(caller: Caller, right: ManagerRight, companyId: string | null): boolean {
  const isGranted = hasRight(caller, right) && caller?.companyId === companyId;
  return isAdmin(caller) || isVendorOf(caller, companyId) || isGranted;
}

export function canEditCompany(caller: Caller, companyId: string): boolean {
  return isAdmin(caller) || isVendorOf(caller, companyId);
}

export function canSeeCompany(caller: Caller, company: { id: string; active: boolean }): boolean {
  if (company.active || canEditCompany(caller, company.id)) return true;
  return caller?.companyId === company.id && caller.rights.some((right) => hasRight(caller, right));
}

export function canEditProducts(caller: Caller, companyId: string): boolean {
  return canWorkOn(caller, 'products', companyId);
}

/** Who sees that the flowers run out. */
export const canLimitDay = (caller: Caller, companyId: string): boolean =>
  canEditProducts(caller, companyId) || canPlanDays(caller, companyId);

export function canSeeHidden(caller: Caller, companyId: string | undefined): boolean {
  return companyId === undefined ? isAdmin(caller) : canEditProducts(caller, companyId);
}

export function canSeeHiddenReviews(caller: Caller, companyId: string): boolean {
  return canWorkOn(caller, 'reviews', companyId);
}

export function canPlanDays(caller: Caller, companyId: string): boolean {
  return canWorkOn(caller, 'orders', companyId);
}

/** Each kind of result also requires its own right. */
export function canSearch(caller: Caller): boolean {
  return isSeller(caller) || caller?.role === 'ROLE_MANAGER';
}

/** A reply speaks for the florist, so no admin writes one. */
export function canReplyToReview(caller: Caller, companyId: string): boolean {
  return !isAdmin(caller) && canWorkOn(caller, 'reviews', companyId);
}

export function canDeleteReply(caller: Caller, companyId: string): boolean {
  return canWorkOn(caller, 'reviews', companyId);
}

export function canUnbindManager(caller: Caller, companyId: string, managerId: string): boolean {
  return canEditCompany(caller, companyId) || isSelf(caller, managerId);
}

export function canUnbindOwner(caller: Caller, ownerId: string): boolean {
  return canSeePerson(caller, ownerId);
}

export function canSeeOrder(caller: Caller, order: OrderParties): boolean {
  return canEditOrder(caller, order) || isSelf(caller, order.userId);
}

export function canEditOrder(caller: Caller, order: OrderParties): boolean {
  return canWorkOn(caller, 'orders', order.companyId);
}

export function canPayOrder(caller: Caller, order: OrderParties): boolean {
  return isSelf(caller, order.userId);
}

export function ordersInList(caller: Person): 'all' | 'company' | 'own' {
  if (isAdmin(caller)) return 'all';
  return canUse(caller, 'orders') ? 'company' : 'own';
}

export function canSeeCart(caller: Caller, cart: { userId: string }): boolean {
  return isAdmin(caller) || isSelf(caller, cart.userId);
}

export function hasCart(caller: Pick<Person, 'role'> | undefined): boolean {
  return !isSeller(caller);
}

export function canWriteReview(caller: Caller, hasReviewed: boolean): boolean {
  return !hasReviewed && (isAdmin(caller) || caller?.role === 'ROLE_BUYER');
}

export function canDeleteReview(
  caller: Pick<Person, 'id' | 'role'> | undefined,
  review: { authorId: string },
): boolean {
  return isAdmin(caller) || isSelf(caller, review.authorId);
}

export function canSeePerson(caller: Caller, userId: string): boolean {
  return isAdmin(caller) || isSelf(caller, userId);
}

export function canEditPersonInPart(
  caller: Caller,
  person: { id: string; companyId: string | null },
): boolean {
  return canSeePerson(caller, person.id) || isVendorOf(caller, person.companyId);
}

export function findShell(role: Role): 'storefront' | 'backOffice' {
  return role === 'ROLE_BUYER' || role === 'ROLE_GUEST' || role === 'ROLE_USER' ? 'storefront' : 'backOffice';
}

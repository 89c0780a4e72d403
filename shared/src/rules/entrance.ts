import { canUse, hasCart, isAdmin, type Person, sellers } from './permissions.ts';
import type { AdminRight, ManagerRight } from './roles.ts';

/** `customer`: neither vendor nor admin. `buyer`, `vendor`: or an admin. `provider`: verified by its signature. */
export type Access = 'public' | 'authenticated' | 'customer' | 'buyer' | 'vendor' | 'admin' | 'provider';

/** Who may call a route. */
export interface Entrance {
  access: Access;
  /** Grants vendor access to managers with this right, or with one of several; without it a `vendor` route excludes managers. */
  right?: ManagerRight | readonly ManagerRight[];
  /** What an admin needs to change something here; by default what `right` stands for, else all rights. */
  adminRight?: AdminRight | readonly AdminRight[];
}

const entering: Record<Access, (caller: Person) => boolean> = {
  public: () => true,
  provider: () => true,
  authenticated: () => true,
  customer: (caller) => hasCart(caller),
  buyer: (caller) => caller.role === 'ROLE_BUYER' || isAdmin(caller),
  vendor: (caller) => sellers.includes(caller.role),
  admin: (caller) => isAdmin(caller),
};

export function mayEnter({ access, right }: Entrance, caller: Person): boolean {
  const isGranted = access === 'vendor' && [right ?? []].flat().some((one) => canUse(caller, one));
  return isGranted || entering[access](caller);
}

const adminRightOf: Readonly<Record<ManagerRight, AdminRight>> = {
  orders: 'support',
  products: 'content',
  reviews: 'content',
};

export const listAdminRights = ({
  right,
  adminRight,
}: Pick<Entrance, 'right' | 'adminRight'>): AdminRight[] =>
  adminRight ? [adminRight].flat() : [right ?? []].flat().map((one) => adminRightOf[one]);

/** False where an admin has some rights only, and none of these. */
export const hasAdminRight = (
  caller: Pick<Person, 'role' | 'adminRights'>,
  wanted: readonly AdminRight[],
): boolean =>
  !isAdmin(caller) || !caller.adminRights || caller.adminRights.some((one) => wanted.includes(one));

export const isFullAdmin = (caller: Pick<Person, 'role' | 'adminRights'>): boolean =>
  isAdmin(caller) && hasAdminRight(caller, []);

interface Changing extends Entrance {
  /** False: concerns only the caller's own. */
  audited?: false;
  /** Set for a file. */
  mediaType?: 'text/csv';
  /** On a GET: it has an effect. */
  sameSite?: boolean;
  beforeSecondFactor?: true;
}

/** Each admin reads everything; files and changes, but for their own, take a right. */
export function mayChange(method: string, options: Changing, caller: Person): boolean {
  const { access, audited, mediaType, sameSite, beforeSecondFactor } = options;
  const isForAll = access === 'public' || access === 'provider' || access === 'customer';
  const isOwn = audited === false || beforeSecondFactor;
  const isReading = method === 'GET' && !sameSite && !mediaType;
  return isForAll || isOwn || isReading || hasAdminRight(caller, listAdminRights(options));
}

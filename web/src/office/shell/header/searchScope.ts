import { canUse, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';

/** Buyers are found by their orders. */
const canFindOrders = (user: User): boolean => canUse(userToPerson(user), 'orders');

/** Each kind requires the right to its list. */
export function describeSearch(user: User): string {
  const kinds = [
    ...(canFindOrders(user) ? ['orders', 'people'] : []),
    ...(user.is_admin ? ['florists'] : []),
    ...(canUse(userToPerson(user), 'products') ? ['products'] : []),
  ];
  return `Search ${kinds.join(', ') || 'categories, pages'}`;
}

export const searchHint = (user: User): string =>
  canFindOrders(user) ? 'Try a number, a name or a phone.' : 'Try another name.';

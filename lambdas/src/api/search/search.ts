import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/search.ts';
import { canSearch, canUse, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import { orderEntity } from '#model/orders/orderEntity.ts';
import { userEntity } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { getItems, parseItems } from '#platform/table/read.ts';
import { type FoundAccounts, findAccounts, toPeopleHits } from './searchAccounts.ts';
import { searchCategories, searchCompanies, searchProducts } from './searchCatalogue.ts';
import { findOrderIds, toOrderHits } from './searchOrders.ts';

/** Each kind requires the right to its list. */
export const search: Handler<typeof routes.search> = async (request) => {
  const { caller, now } = request;
  const { q } = request.query;
  if (!canSearch(caller)) throw new AppError('ACCESS.FORBIDDEN');
  const companyId = isAdmin(caller) ? undefined : caller.companyId;
  const isPlaced = companyId !== null;
  const [orderIds, accounts, catalogue] = await Promise.all([
    isPlaced && canUse(caller, 'orders') ? findOrderIds(q, companyId, now) : [],
    isAdmin(caller) ? findAccounts(q) : undefined,
    currentCatalogue(request),
  ]);
  const { orders, people } = await readFound(orderIds, accounts);
  const found = toOrderHits(orders, q);
  const mayProducts = isPlaced && canUse(caller, 'products');
  return {
    data: {
      orders: found.orders,
      people: accounts ? toPeopleHits(people, q) : found.buyers,
      products: mayProducts ? searchProducts(catalogue, q, companyId, now) : [],
      companies: isAdmin(caller) ? searchCompanies(catalogue, q) : [],
      categories: searchCategories(catalogue, q),
    },
  };
};

async function readFound(orderIds: readonly OrderId[], accounts: FoundAccounts | undefined) {
  const items = await getItems([
    ...orderIds.map((id) => orderEntity.key({ id })),
    ...(accounts?.ids ?? []).map((id) => userEntity.key({ id })),
  ]);
  const users = parseItems(userEntity, items);
  return {
    orders: parseItems(orderEntity, items).filter(({ deletedAt }) => !deletedAt),
    people: [...(accounts?.team ?? []), ...users],
  };
}

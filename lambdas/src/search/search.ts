import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/search.ts';
import { canSearch, canUse, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { currentCatalogue } from '../catalogue/currentCatalogue.ts';
import type { Handler } from '../http/request.ts';
import { searchAccounts } from './searchAccounts.ts';
import { searchCategories, searchCompanies, searchProducts } from './searchCatalogue.ts';
import { searchOrders } from './searchOrders.ts';

/** Each kind under the right that its own list asks for. */
export const search: Handler<typeof routes.search> = async (request) => {
  const { caller, now } = request;
  const { q } = request.query;
  if (!canSearch(caller)) throw new AppError('ACCESS.FORBIDDEN');
  const companyId = isAdmin(caller) ? undefined : caller.companyId;
  const isPlaced = companyId !== null;
  const [found, accounts, catalogue] = await Promise.all([
    isPlaced && canUse(caller, 'orders') ? searchOrders(q, companyId, now) : { orders: [], buyers: [] },
    isAdmin(caller) ? searchAccounts(q) : undefined,
    currentCatalogue(request),
  ]);
  const mayProducts = isPlaced && canUse(caller, 'products');
  return {
    data: {
      orders: found.orders,
      people: accounts ?? found.buyers,
      products: mayProducts ? searchProducts(catalogue, q, companyId, now) : [],
      companies: isAdmin(caller) ? searchCompanies(catalogue, q) : [],
      categories: searchCategories(catalogue, q),
    },
  };
};

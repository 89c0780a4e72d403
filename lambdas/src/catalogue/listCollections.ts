import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { Handler } from '../http/request.ts';
import { paginate } from '../table/paginate.ts';
import { currentCatalogue } from './currentCatalogue.ts';

/** Inactive collections are for admins. */
export const listCollections: Handler<typeof routes.listCollections> = async (request) => {
  const { query, caller } = request;
  const active = isAdmin(caller) ? query.active : true;
  const catalogue = await currentCatalogue(request);
  const matching = catalogue
    .collections()
    .filter((collection) => active === undefined || collection.active === active)
    .filter(({ popular }) => query.popular === undefined || popular === query.popular);
  return paginate(matching, query);
};

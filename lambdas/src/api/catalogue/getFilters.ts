import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { checkCategory, currentCatalogue } from '#catalogue/currentCatalogue.ts';
import { toProductFilter } from '#catalogue/listing.ts';
import type { Handler } from '#platform/http/request.ts';

export const getFilters: Handler<typeof routes.getFilters> = async (request) => {
  const { query, caller, now } = request;
  const filter = toProductFilter(query, query.category_id, caller);
  const catalogue = await currentCatalogue(request);
  checkCategory(catalogue, filter.categoryId);
  return { data: catalogue.facets(filter, now) };
};

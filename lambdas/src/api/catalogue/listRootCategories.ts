import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import type { Handler } from '#platform/http/request.ts';

export const listRootCategories: Handler<typeof routes.listRootCategories> = async (request) => {
  const catalogue = await currentCatalogue(request);
  const roots = catalogue.categories(null, request.query.catalogue);
  return { data: roots.map((category) => ({ ...category, children: [] })) };
};

import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { checkCategory, currentCatalogue } from '#catalogue/currentCatalogue.ts';
import type { Handler } from '#platform/http/request.ts';

export const listChildCategories: Handler<typeof routes.listChildCategories> = async (request) => {
  const { params, query } = request;
  const catalogue = await currentCatalogue(request);
  checkCategory(catalogue, params.id);
  const children = catalogue.categories(params.id === '0' ? null : params.id, query.catalogue);
  return { data: children.map((category) => ({ ...category, children: [] })) };
};

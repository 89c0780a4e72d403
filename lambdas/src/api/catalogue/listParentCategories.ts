import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { checkCategory, currentCatalogue } from '#catalogue/currentCatalogue.ts';
import type { Handler } from '#platform/http/request.ts';

export const listParentCategories: Handler<typeof routes.listParentCategories> = async (request) => {
  const catalogue = await currentCatalogue(request);
  checkCategory(catalogue, request.params.id);
  return { data: catalogue.categoryParents(request.params.id) };
};

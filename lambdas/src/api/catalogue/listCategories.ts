import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import type { Handler } from '#platform/http/request.ts';

export const listCategories: Handler<typeof routes.listCategories> = async (request) => {
  const catalogue = await currentCatalogue(request);
  return { data: catalogue.categories(null, request.query.catalogue) };
};

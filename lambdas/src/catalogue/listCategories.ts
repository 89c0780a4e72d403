import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import type { Handler } from '../http/request.ts';
import { currentCatalogue } from './currentCatalogue.ts';

export const listCategories: Handler<typeof routes.listCategories> = async (request) => {
  const catalogue = await currentCatalogue(request);
  return { data: catalogue.categories(null, request.query.catalogue) };
};

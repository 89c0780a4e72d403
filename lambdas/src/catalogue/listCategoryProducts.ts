import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import type { Handler } from '../http/request.ts';
import { checkCategory, currentCatalogue } from './currentCatalogue.ts';
import { toListingFilter } from './listingRequest.ts';
import { productPageText } from './productPageText.ts';

export const listCategoryProducts: Handler<typeof routes.listCategoryProducts> = async (request) => {
  const filter = toListingFilter({ ...request, categoryId: request.params.id });
  const catalogue = await currentCatalogue(request);
  checkCategory(catalogue, filter.categoryId);
  return productPageText(catalogue.query(filter, request.now));
};

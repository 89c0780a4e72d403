import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { checkCategory, currentCatalogue } from '#catalogue/currentCatalogue.ts';
import { productPageText, toListingFilter } from '#catalogue/listing.ts';
import type { Handler } from '#platform/http/request.ts';

export const searchCategoryProducts: Handler<typeof routes.searchCategoryProducts> = async (request) => {
  const { params, body } = request;
  const filter = toListingFilter({ ...request, categoryId: params.id, parameters: body.parameters });
  const catalogue = await currentCatalogue(request);
  checkCategory(catalogue, filter.categoryId);
  return productPageText(catalogue.query(filter, request.now));
};

import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { checkCategory, currentCatalogue } from '#catalogue/currentCatalogue.ts';
import { type ListingRequest, productPageText, toListingFilter } from '#catalogue/listing.ts';
import type { ApiRequest, Handler } from '#platform/http/request.ts';

async function list(request: ListingRequest & Pick<ApiRequest<unknown>, 'now' | 'header'>) {
  const filter = toListingFilter(request);
  const catalogue = await currentCatalogue(request);
  checkCategory(catalogue, filter.categoryId);
  return productPageText(catalogue.query(filter, request.now));
}

export const listCategoryProducts: Handler<typeof routes.listCategoryProducts> = (request) =>
  list({ ...request, categoryId: request.params.id });

export const listAllProducts: Handler<typeof routes.listAllProducts> = list;

export const searchCategoryProducts: Handler<typeof routes.searchCategoryProducts> = (request) =>
  list({ ...request, categoryId: request.params.id, parameters: request.body.parameters });

export const searchAllProducts: Handler<typeof routes.searchAllProducts> = (request) =>
  list({ ...request, parameters: request.body.parameters });

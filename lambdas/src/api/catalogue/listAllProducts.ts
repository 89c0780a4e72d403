import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import { productPageText, toListingFilter } from '#catalogue/listing.ts';
import type { Handler } from '#platform/http/request.ts';

export const listAllProducts: Handler<typeof routes.listAllProducts> = async (request) => {
  const filter = toListingFilter(request);
  const catalogue = await currentCatalogue(request);
  return productPageText(catalogue.query(filter, request.now));
};

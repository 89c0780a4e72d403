import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import type { Handler } from '../http/request.ts';
import { currentCatalogue } from './currentCatalogue.ts';
import { productPageText, toListingFilter } from './listing.ts';

export const listAllProducts: Handler<typeof routes.listAllProducts> = async (request) => {
  const filter = toListingFilter(request);
  const catalogue = await currentCatalogue(request);
  return productPageText(catalogue.query(filter, request.now));
};

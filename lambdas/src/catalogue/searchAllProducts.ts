import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import type { Handler } from '../http/request.ts';
import { currentCatalogue } from './currentCatalogue.ts';
import { productPageText, toListingFilter } from './listing.ts';

export const searchAllProducts: Handler<typeof routes.searchAllProducts> = async (request) => {
  const filter = toListingFilter({ ...request, parameters: request.body.parameters });
  const catalogue = await currentCatalogue(request);
  return productPageText(catalogue.query(filter, request.now));
};

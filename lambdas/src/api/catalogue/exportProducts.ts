import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import { writeProducts } from '#model/products/csv/writeProducts.ts';
import { requireProductsCompany } from '#model/products/requireProductsCompany.ts';
import type { Handler } from '#platform/http/request.ts';
import { FileDownload } from '#platform/http/response.ts';
import { listOfficeCards } from './model/officeCards.ts';
import { toOfficeFilter } from './officeRequest.ts';

const maxBytes = 4 * 1024 * 1024;

export const exportProducts: Handler<typeof routes.exportProducts> = async (request) => {
  const { query, caller, now } = request;
  // An admin who names no florist gets the market's.
  const isOfMarket = isAdmin(caller) && query.company_id === undefined;
  const company_id = isOfMarket ? undefined : requireProductsCompany(caller, query.company_id);
  const catalogue = await currentCatalogue(request);
  const filter = toOfficeFilter({ ...query, company_id }, true, isOfMarket ? 'new' : 'name');
  const { cards } = listOfficeCards(catalogue, { ...filter, page: 1, perPage: Number.MAX_SAFE_INTEGER }, now);
  const products = cards.map((card): Product => JSON.parse(card));
  const text = writeProducts(products, catalogue.names(), isOfMarket);
  if (Buffer.byteLength(text) > maxBytes) throw new AppError('PRODUCT.EXPORT_TOO_LARGE');
  return new FileDownload('products.csv', 'text/csv', text);
};

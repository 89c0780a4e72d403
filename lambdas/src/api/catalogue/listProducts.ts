import type { AnswerOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { canSeeHidden } from '@bloomkin/shared/rules/permissions.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import { productPageText } from '#catalogue/listing.ts';
import type { Handler } from '#platform/http/request.ts';
import { RawJson } from '#platform/http/response.ts';
import { listOfficeCards } from './model/officeCards.ts';
import { toOfficeFilter } from './officeRequest.ts';

/** Company staff and admins see everything; others as in the storefront. */
export const listProducts: Handler<typeof routes.listProducts> = async (request) => {
  const { query, caller, now } = request;
  const isStaff = canSeeHidden(caller, query.company_id);
  const filter = toOfficeFilter(query, isStaff, query.sort_type);
  const catalogue = await currentCatalogue(request);
  const found = listOfficeCards(catalogue, { ...filter, page: query.page, perPage: query.per_page }, now);
  if (!isStaff) return productPageText(found);
  const { counts, soldCounts, cards, ...page } = found;
  const head = JSON.stringify({ ...page, counts }).slice(0, -1);
  const data = cards.map((card, at) => `${card.slice(0, -1)},"sold_count":${soldCounts[at]}}`);
  return new RawJson<AnswerOf<typeof routes.listProducts>>(`${head},"data":[${data.join(',')}]}`);
};

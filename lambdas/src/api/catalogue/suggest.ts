import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import { toProductFilter } from '#catalogue/listing.ts';
import type { Handler } from '#platform/http/request.ts';

const asListed = { delivery_to_user: true, pickup: false, only_active: true, parameters: [] };

/** Under place and day like the list that a search leads to. */
export const suggest: Handler<typeof routes.suggest> = async (request) => {
  const { q, ...wanted } = request.query;
  const filter = toProductFilter({ ...asListed, ...wanted, search: q }, undefined, undefined);
  const catalogue = await currentCatalogue(request);
  return { data: catalogue.suggest(filter, request.now) };
};

import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { matchesText } from '@bloomkin/shared/rules/search.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import type { Handler } from '#platform/http/request.ts';
import { paginate } from '#platform/table/paginate.ts';

export const listCollections: Handler<typeof routes.listCollections> = async (request) => {
  const { query, caller } = request;
  const { page, per_page, popular, active: wanted, search = '', ...others } = query;
  const active = isAdmin(caller) ? wanted : true;
  const flags = Object.keys(others).filter((name) => isOn(others[name]));
  const catalogue = await currentCatalogue(request);
  const matching = catalogue
    .collections()
    .filter((collection) => active === undefined || collection.active === active)
    .filter((collection) => popular === undefined || collection.popular === popular)
    .filter((collection) => flags.every((name) => collection.flags.includes(name)))
    .filter(({ name }) => matchesText(name, search));
  return paginate(matching, { page, per_page });
};

const isOn = (value: unknown) => value === 'true' || value === '1';

/** Inactive collections are for admins. */
export const getCollection: Handler<typeof routes.getCollection> = async (request) => {
  const catalogue = await currentCatalogue(request);
  const collection = catalogue.findCollection(request.params.id);
  if (!collection || !(collection.active || isAdmin(request.caller))) throw new AppError('NOT_FOUND');
  return { data: collection };
};

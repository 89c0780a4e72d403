import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import type { Handler } from '#platform/http/request.ts';
import { paginate } from '#platform/table/paginate.ts';

export const listCategoryPage: Handler<typeof routes.listCategoryPage> = async (request) => {
  const { page, per_page, catalogue: onlyUsed } = request.query;
  const catalogue = await currentCatalogue(request);
  return paginate(flatten(catalogue.categories(null, onlyUsed)), { page, per_page });
};

const flatten = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [{ ...category, children: [] }, ...flatten(category.children)]);

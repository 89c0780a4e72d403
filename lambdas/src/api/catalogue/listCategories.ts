import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { checkCategory, currentCatalogue } from '#catalogue/currentCatalogue.ts';
import type { Handler } from '#platform/http/request.ts';
import { paginate } from '#platform/table/paginate.ts';

export const listCategories: Handler<typeof routes.listCategories> = async (request) => {
  const catalogue = await currentCatalogue(request);
  return { data: catalogue.categories(null, request.query.catalogue) };
};

export const listCategoryPage: Handler<typeof routes.listCategoryPage> = async (request) => {
  const { page, per_page, catalogue: onlyUsed } = request.query;
  const catalogue = await currentCatalogue(request);
  return paginate(flatten(catalogue.categories(null, onlyUsed)), { page, per_page });
};

const flatten = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [{ ...category, children: [] }, ...flatten(category.children)]);

export const listRootCategories: Handler<typeof routes.listRootCategories> = async (request) => {
  const catalogue = await currentCatalogue(request);
  const roots = catalogue.categories(null, request.query.catalogue);
  return { data: roots.map((category) => ({ ...category, children: [] })) };
};

export const listChildCategories: Handler<typeof routes.listChildCategories> = async (request) => {
  const { params, query } = request;
  const catalogue = await currentCatalogue(request);
  checkCategory(catalogue, params.id);
  const children = catalogue.categories(params.id === '0' ? null : params.id, query.catalogue);
  return { data: children.map((category) => ({ ...category, children: [] })) };
};

export const listParentCategories: Handler<typeof routes.listParentCategories> = async (request) => {
  const catalogue = await currentCatalogue(request);
  checkCategory(catalogue, request.params.id);
  return { data: catalogue.categoryParents(request.params.id) };
};

export const getCategory: Handler<typeof routes.getCategory> = async (request) => {
  const catalogue = await currentCatalogue(request);
  const category = catalogue.findCategory(request.params.id);
  if (!category) throw new AppError('NOT_FOUND');
  return { data: category };
};

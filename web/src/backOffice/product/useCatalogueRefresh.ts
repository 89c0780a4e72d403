import {
  getFilters,
  listAllProducts,
  listCategories,
  listCategoryProducts,
  listChildCategories,
  listProducts,
  listRootCategories,
} from '@bloomkin/shared/routes/catalogue.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { getProductType, listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import { useSWRConfig } from 'swr';
import { callsRoute } from '#api/queryKey.ts';

const routes = [
  getProduct,
  listProducts,
  listAllProducts,
  listCategoryProducts,
  listCategories,
  listRootCategories,
  listChildCategories,
  getFilters,
  listProductTypes,
  getProductType,
];
const matchers = routes.map((route) => callsRoute(route));

/** After a change of a product or a type: its lists, counts and the category tree. */
export function useCatalogueRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => matchers.some((matches) => matches(key)));
}

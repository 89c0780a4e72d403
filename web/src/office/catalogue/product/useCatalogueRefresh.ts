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
import { useAnswers } from '#api/useAnswers.ts';

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

/** After a change of a product or a type: its lists, counts and the category tree. */
export function useCatalogueRefresh(): () => void {
  const { revalidate } = useAnswers();
  return () => void revalidate(...routes);
}

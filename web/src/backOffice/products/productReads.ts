import * as catalogue from '@bloomkin/shared/routes/catalogue.ts';
import { getProduct, listProductChanges } from '@bloomkin/shared/routes/products.ts';

/** What a changed product is shown in. */
export const productReads = [
  catalogue.listProducts,
  catalogue.listAllProducts,
  catalogue.listCategoryProducts,
  catalogue.getFilters,
  catalogue.listCategories,
  catalogue.listRootCategories,
  catalogue.listChildCategories,
  catalogue.getCategory,
  catalogue.listCollections,
  getProduct,
  listProductChanges,
] as const;

import type { ResponseOf } from '@bloomkin/shared/route.ts';
import * as catalogue from '@bloomkin/shared/routes/catalogue.ts';
import { getProduct, listProductChanges } from '@bloomkin/shared/routes/products.ts';

/** Reads that show a changed product. */
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

/** A row of the list. */
export type ListedProduct = ResponseOf<typeof catalogue.listProducts>['data'][number];

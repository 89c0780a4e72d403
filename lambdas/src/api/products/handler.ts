import * as routes from '@bloomkin/shared/routes/products.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { startZones } from '#platform/http/startZones.ts';
import { changeProducts, listProductChanges } from './bulk/changeProducts.ts';
import { createProduct } from './createProduct.ts';
import { deleteProduct } from './deleteProduct.ts';
import { getProduct } from './getProduct.ts';
import { importProducts } from './importProducts.ts';
import { addProductPhoto, deleteProductPhoto, setMainPhoto } from './productPhotos.ts';
import { setDayLimit } from './setDayLimit.ts';
import { updateProduct } from './updateProduct.ts';

export const handler = await groupHandler(
  routes,
  {
    getProduct,
    createProduct,
    updateProduct,
    setDayLimit,
    deleteProduct,
    addProductPhoto,
    deleteProductPhoto,
    setMainPhoto,
    changeProducts,
    listProductChanges,
    importProducts,
  },
  loadCaller,
  [startZones, () => import('#model/discounts/findProductOffers.ts')],
);

import * as routes from '@bloomkin/shared/routes/products.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { startZones } from '../stores/startZones.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { addProductPhoto } from './addProductPhoto.ts';
import { changeProducts } from './bulk/changeProducts.ts';
import { listProductChanges } from './bulk/listProductChanges.ts';
import { createProduct } from './createProduct.ts';
import { deleteProduct } from './deleteProduct.ts';
import { deleteProductPhoto } from './deleteProductPhoto.ts';
import { getProduct } from './getProduct.ts';
import { importProducts } from './importProducts.ts';
import { setMainPhoto } from './setMainPhoto.ts';
import { updateProduct } from './updateProduct.ts';

export const handler = await groupHandler(
  routes,
  {
    getProduct,
    createProduct,
    updateProduct,
    deleteProduct,
    addProductPhoto,
    deleteProductPhoto,
    setMainPhoto,
    changeProducts,
    listProductChanges,
    importProducts,
  },
  loadCaller,
  [startZones, () => import('../discounts/findProductOffers.ts')],
);

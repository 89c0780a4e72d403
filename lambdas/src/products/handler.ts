import * as routes from '@bloomkin/shared/routes/products.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { createProduct } from './createProduct.ts';
import { deleteProduct } from './deleteProduct.ts';
import { getProduct } from './getProduct.ts';
import { updateProduct } from './updateProduct.ts';

export const handler = groupHandler(
  routes,
  { getProduct, createProduct, updateProduct, deleteProduct },
  loadCaller,
);

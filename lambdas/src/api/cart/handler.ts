import * as routes from '@bloomkin/shared/routes/cart.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { startZones } from '#platform/http/startZones.ts';
import { addProduct } from './addProduct.ts';
import { checkDeliveryCost } from './checkDeliveryCost.ts';
import { checkout } from './checkout.ts';
import { clearCart } from './clearCart.ts';
import { createCart } from './createCart.ts';
import { getCart } from './getCart.ts';
import { getCartByHash } from './getCartByHash.ts';
import { getDeliveryCost } from './getDeliveryCost.ts';
import { remindOfCart } from './remindOfCart.ts';
import { setProductCount } from './setProductCount.ts';
import { updateCart } from './updateCart.ts';

export const handler = await groupHandler(
  routes,
  {
    addProduct,
    getCart,
    createCart,
    getCartByHash,
    setProductCount,
    clearCart,
    updateCart,
    checkout,
    getDeliveryCost,
    checkDeliveryCost,
    remindOfCart,
  },
  loadCaller,
  [startZones],
);

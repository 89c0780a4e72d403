import * as routes from '@bloomkin/shared/routes/cart.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { startZones } from '#platform/http/startZones.ts';
import { addProduct } from './addProduct.ts';
import { clearCart, setProductCount } from './cartLines.ts';
import { checkout } from './checkout.ts';
import { checkDeliveryCost, getDeliveryCost } from './deliveryCost.ts';
import { getAgentCheckout } from './getAgentCheckout.ts';
import { createCart, getCart, getCartByHash } from './getCart.ts';
import { remindOfCart } from './remindOfCart.ts';
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
    getAgentCheckout,
    getDeliveryCost,
    checkDeliveryCost,
    remindOfCart,
  },
  loadCaller,
  [startZones],
);

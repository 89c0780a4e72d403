import * as routes from '@bloomkin/shared/routes/cart.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { noDiscounts } from '../discounts/loadDiscounts.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { startZones } from '../stores/startZones.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { loadNobody } from '../users/loadNobody.ts';
import { addProduct } from './addProduct.ts';
import { cartEntity, emptyCart } from './cartEntity.ts';
import { checkDeliveryCost } from './checkDeliveryCost.ts';
import { checkout } from './checkout.ts';
import { clearCart } from './clearCart.ts';
import { createCart } from './createCart.ts';
import { getCart } from './getCart.ts';
import { getCartByHash } from './getCartByHash.ts';
import { getDeliveryCost } from './getDeliveryCost.ts';
import { priceCart } from './pricedCart.ts';
import { remindOfCart } from './remindOfCart.ts';
import { setProductCount } from './setProductCount.ts';
import { toCart } from './toCart.ts';
import { updateCart } from './updateCart.ts';

/** Warms up pricing with an empty cart. */
async function priceNothing(nobody: UserId): Promise<void> {
  const now = new Date();
  const cart = cartEntity.parse(cartEntity.toItem(emptyCart(nobody, now)));
  toCart(priceCart(cart, { products: new Map(), company: undefined, discounts: noDiscounts }, now));
}

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
  {
    steps: [startZones, priceNothing],
    rehearsals: [
      { route: routes.getCartByHash, loadCaller: loadNobody('ROLE_BUYER'), params: { id: 'nobody' } },
    ],
  },
);

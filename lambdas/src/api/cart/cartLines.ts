import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { changeCart } from '#model/carts/cartEntity.ts';
import { loadGoods } from '#model/carts/pricedCart.ts';
import { toCartResponse } from '#model/carts/toCart.ts';
import { getOwnCart, withCart, withCount, withoutLines } from './cartChanges.ts';

export const setProductCount = withCart<typeof routes.setProductCount>(
  async ({ stored, params, body, caller, now }) => {
    const cart = await getOwnCart(stored, caller, params.id);
    const line = { productId: body.product_id, sizeId: body.size_id };
    const [changed, goods] = await Promise.all([
      changeCart(cart, (current) => withCount(current, line, body.count), now),
      loadGoods(cart),
    ]);
    return toCartResponse(changed, now, goods);
  },
);

export const clearCart = withCart<typeof routes.clearCart>(async ({ stored, params, caller, now }) => {
  const cart = await getOwnCart(stored, caller, params.id);
  const [changed, goods] = await Promise.all([changeCart(cart, withoutLines, now), loadGoods(cart)]);
  return toCartResponse(changed, now, goods);
});

import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { withCount } from './cartChanges.ts';
import { changeCart } from './cartEntity.ts';
import { loadGoods } from './pricedCart.ts';
import { toCartResponse } from './toCart.ts';
import { getOwnCart, withCart } from './withCart.ts';

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

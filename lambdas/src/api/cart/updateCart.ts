import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { requirePlace } from '#model/addresses/checkPlace.ts';
import { changeCart } from '#model/carts/cartEntity.ts';
import { loadGoods } from '#model/carts/pricedCart.ts';
import { toCartResponse } from '#model/carts/toCart.ts';
import { applyOrderInput } from '#model/orders/orderDetails.ts';
import { requireCode } from './discountCode.ts';
import { getOwnCart, withCart } from './withCart.ts';

export const updateCart = withCart<typeof routes.updateCart>(
  async ({ stored, params, body, caller, now }) => {
    const cart = await getOwnCart(stored, caller, params.id);
    const [discountCode, location] = await Promise.all([
      requireCode(cart, body.discount_code, now),
      body.location && requirePlace(body.location, 'location', cart.place),
    ]);
    const [changed, goods] = await Promise.all([
      changeCart(
        cart,
        (current) => ({
          ...current,
          ...applyOrderInput(current, { ...body, location }),
          ...(discountCode !== undefined && { discountCode }),
        }),
        now,
      ),
      loadGoods(discountCode === undefined ? cart : { ...cart, discountCode }),
    ]);
    return toCartResponse(changed, now, goods);
  },
);

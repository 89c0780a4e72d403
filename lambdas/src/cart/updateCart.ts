import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { requirePlace } from '../addresses/checkPlace.ts';
import { applyOrderInput } from '../orders/orderDetails.ts';
import { changeCart } from './cartEntity.ts';
import { requireCode } from './discountCode.ts';
import { loadGoods } from './pricedCart.ts';
import { toCartResponse } from './toCart.ts';
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

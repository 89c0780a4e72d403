import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { requirePlace } from '../addresses/checkPlace.ts';
import { applyOrderInput } from '../orders/orderDetails.ts';
import { changeCart } from './cartEntity.ts';
import { loadGoods } from './pricedCart.ts';
import { toCartResponse } from './toCart.ts';
import { getOwnCart, withCart } from './withCart.ts';

export const updateCart = withCart<typeof routes.updateCart>(
  async ({ stored, params, body, caller, now }) => {
    const cart = await getOwnCart(stored, caller, params.id);
    const location = body.location && (await requirePlace(body.location, 'location', cart.place));
    const [changed, goods] = await Promise.all([
      changeCart(
        cart,
        (current) => ({ ...current, ...applyOrderInput(current, { ...body, location }) }),
        now,
      ),
      loadGoods(cart),
    ]);
    return toCartResponse(changed, now, goods);
  },
);

import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { canSeeCart } from '@bloomkin/shared/rules/permissions.ts';
import { findCart, openCart, startNewCart } from '#model/carts/cartEntity.ts';
import { findCartLookup } from '#model/carts/cartLookupEntity.ts';
import { toCartResponse } from '#model/carts/toCart.ts';
import { findOrder } from '#model/orders/orderEntity.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import { withCart } from './cartChanges.ts';

export const getCart = withCart<typeof routes.getCart>(async ({ stored, caller, now }) =>
  toCartResponse(await openCart(caller.id, await stored, now), now),
);

export const createCart = withCart<typeof routes.createCart>(async ({ stored, caller, now }) =>
  toCartResponse(await startNewCart(caller.id, await stored, now), now),
);

/** A submitted cart shows its order, for tabs left open. */
export const getCartByHash = withCart<typeof routes.getCartByHash>(
  async ({ stored, params, caller, now }) => {
    const own = await stored;
    if (own?.hash === params.id) return toCartResponse(own, now);
    const lookup = await findCartLookup(params.id);
    if (!lookup || !canSeeCart(caller, lookup)) throw new AppError('NOT_FOUND');
    const order = lookup.orderId && (await findOrder(lookup.orderId));
    if (order) return { data: toOrder(order) };
    const cart = await findCart(lookup.userId);
    if (cart?.hash !== params.id) throw new AppError('NOT_FOUND');
    return toCartResponse(cart, now);
  },
);

import { AppError } from '@bloomkin/shared/errors.ts';
import type { CartHash } from '@bloomkin/shared/schemas/ids.ts';
import { type CartItem, findCart } from '#model/carts/cartEntity.ts';
import { findCartLookup } from '#model/carts/cartLookupEntity.ts';
import type { Caller } from '#platform/http/caller.ts';
import { prefetch } from '#platform/http/prefetch.ts';
import type { Handler, PrefetchingHandler } from '#platform/http/request.ts';

export interface CartContext extends Record<string, Promise<unknown>> {
  /** Undefined when there is none. */
  stored: Promise<CartItem | undefined>;
}

export const withCart = <R>(handle: Handler<R, CartContext>): PrefetchingHandler<R> =>
  prefetch(
    (_request, userId, read) => ({ stored: userId ? findCart(userId, read) : Promise.resolve(undefined) }),
    handle,
  );

/** CART.SUBMITTED when the caller's hash became an order; 404 for others' carts and unknown or replaced hashes. */
export async function getOwnCart(
  stored: CartContext['stored'],
  caller: Caller,
  hash: CartHash,
): Promise<CartItem> {
  const cart = await stored;
  if (cart?.hash === hash) return cart;
  const lookup = await findCartLookup(hash);
  if (lookup?.userId !== caller.id || !lookup.orderId) throw new AppError('NOT_FOUND');
  throw new AppError('CART.SUBMITTED');
}

import { AppError } from '@bloomkin/shared/errors.ts';
import type { CartHash } from '@bloomkin/shared/schemas/ids.ts';
import type { Caller } from '../http/caller.ts';
import { prefetch } from '../http/prefetch.ts';
import type { Handler, PrefetchingHandler } from '../http/request.ts';
import { type CartItem, findCart } from './cartEntity.ts';
import { findCartLookup } from './cartLookupEntity.ts';

export interface CartContext extends Record<string, Promise<unknown>> {
  /** The caller's cart, read in the same round trip as the caller; undefined when there is none yet. */
  stored: Promise<CartItem | undefined>;
}

/** A handler that is given the caller's cart. */
export const withCart = <R>(handle: Handler<R, CartContext>): PrefetchingHandler<R> =>
  prefetch(
    (_request, userId) => ({ stored: userId ? findCart(userId) : Promise.resolve(undefined) }),
    handle,
  );

/**
 * The caller's cart by its hash. A hash that has become an order of the caller's is CART.SUBMITTED; that of another
 * person, an unknown one, or one that a fresh cart replaced, is a 404.
 */
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

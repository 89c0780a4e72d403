import { prefetch } from '../http/prefetch.ts';
import type { Handler, PrefetchingHandler } from '../http/request.ts';
import type { CartItem } from './cartItem.ts';
import { findCart } from './cartTable.ts';

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

import { readBeside } from '../http/readBeside.ts';
import type { EarlyHandler, Handler } from '../http/request.ts';
import type { CartItem } from './cartItem.ts';
import { findCart } from './cartTable.ts';

/** The caller's cart, read in the same round trip as the caller; undefined: there is none yet. */
export interface BesideCart extends Record<string, Promise<unknown>> {
  stored: Promise<CartItem | undefined>;
}

/** A handler that is given the caller's cart. */
export const besideCart = <R>(handle: Handler<R, BesideCart>): EarlyHandler<R> =>
  readBeside(
    (_asked, userId) => ({ stored: userId ? findCart(userId) : Promise.resolve(undefined) }),
    handle,
  );

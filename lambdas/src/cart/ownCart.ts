import { AppError } from '@bloomkin/shared/errors.ts';
import type { CartHash } from '@bloomkin/shared/schemas/ids.ts';
import type { Caller } from '../http/caller.ts';
import type { CartItem } from './cartItem.ts';
import { findCartTrace } from './cartTable.ts';

/**
 * The caller's cart by its hash. A hash that has become an order of the caller's is CART.SUBMITTED; anybody else's, an
 * unknown one, or one that a fresh cart replaced, is a 404.
 */
export async function getOwnCart(
  present: Promise<CartItem | undefined>,
  caller: Caller,
  hash: CartHash,
): Promise<CartItem> {
  const cart = await present;
  if (cart?.hash === hash) return cart;
  const trace = await findCartTrace(hash);
  if (trace?.userId !== caller.id || !trace.orderId) throw new AppError('NOT_FOUND');
  throw new AppError('CART.SUBMITTED');
}

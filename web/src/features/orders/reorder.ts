import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { type AddLines, isOtherFlorist, prepareLines } from '../cart/addLines.ts';

/** Partly added orders. */
const unfinished = new Map<string, AddLines>();

/** Returns the names of unavailable products. Throws an ApiError: `CART.OTHER_COMPANY` without `newCart`. */
export async function reorder({ id, items }: Order, newCart: boolean): Promise<string[]> {
  const addLines = unfinished.get(id) ?? prepareLines(items);
  unfinished.set(id, addLines);
  try {
    const gone = await addLines(newCart);
    unfinished.delete(id);
    return gone;
  } catch (error) {
    // Another florist's cart holds none of these lines, so the next attempt needs new keys.
    if (isOtherFlorist(error)) unfinished.delete(id);
    throw error;
  }
}

import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { loadOrderOfCart } from './orderOfCart.ts';

/** Retries while the order may still be arriving. */
const waitsMs = [0, 1000, 2000];

/** Looks up the order without sending it again; undefined when it was not placed. Throws an ApiError. */
export async function lookUpAttempt(): Promise<Order | undefined> {
  const [hash] = checkoutDraft.read()?.attempt?.sent.split(' ') ?? [];
  if (!hash) return undefined;
  for (const ms of waitsMs) {
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    const order = await loadOrderOfCart(hash);
    if (order) return order;
  }
  return undefined;
}

import type { Order } from '../schemas/order.ts';

/** Who an order's history says paid it, or gave it back, when that was done by card. */
export const cardPayment = 'Card payment';

/** A card payment is never undone by hand (the server refuses it too), and goes back by itself when the order is canceled. */
export function isPaidByCard({
  payment_status,
  history,
}: Pick<Order, 'payment_status' | 'history'>): boolean {
  const last = history.findLast(({ what, to }) => what === 'payment_status' && to === 'paid');
  return payment_status === 'paid' && last?.by === cardPayment;
}

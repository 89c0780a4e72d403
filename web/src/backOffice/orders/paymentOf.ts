import type { Order } from '@bloomkin/shared/schemas/order.ts';

/** A card payment is never undone by hand (the server refuses it too). */
export function isPaidByCard({
  payment_status,
  history,
}: Pick<Order, 'payment_status' | 'history'>): boolean {
  const last = history.findLast(({ what, to }) => what === 'payment_status' && to === 'paid');
  return payment_status === 'paid' && last?.by === 'Card payment';
}

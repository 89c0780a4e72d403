import type { Order } from '@bloomkin/shared/schemas/order.ts';

const isHeld = ({ dispute }: Order) => dispute !== null && dispute.state !== 'won';

/** Shown before canceling: who refunds the payment. Empty when nothing was paid. */
export function refundMessage(orders: readonly Order[]): string {
  const paid = orders.filter(({ payment_status }) => payment_status === 'paid');
  if (paid.length === 0) return '';
  const held = paid.some(isHeld) ? ' What a bank disputes is not refunded: the bank decides.' : '';
  return paid.every(isHeld)
    ? held
    : ` Card payments are refunded automatically, unless the buyer chooses another florist; please refund money that you took yourself.${held}`;
}

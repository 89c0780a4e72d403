import type { Order } from '@bloomkin/shared/schemas/order.ts';

type Payable = Pick<Order, 'status' | 'payment_status' | 'held_until'>;

/** Holds its capacity for a card payment, and lapses without one. */
export const isWaitingForPayment = ({ status, payment_status, held_until }: Payable): boolean =>
  status === 'new' && payment_status === 'not_paid' && held_until !== null;

/** Before work begins on unpaid orders. */
export function waitingQuestion(orders: readonly Order[]) {
  const waiting = orders.filter(isWaitingForPayment);
  const [first] = waiting;
  if (!first) return undefined;
  const isOne = waiting.length === 1;
  return {
    title: isOne ? `Order #${first.number} is not paid yet` : `${waiting.length} orders are not paid yet`,
    text: `${isOne ? 'It waits' : 'They wait'} for a card payment that may never come. Once you begin, the flowers are yours to be paid for.`,
    confirm: 'Start anyway',
    keep: 'Wait',
  };
}

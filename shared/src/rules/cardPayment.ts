import type { ErrorCode } from '../errors.ts';
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

export interface HandPayment {
  status: Order['status'];
  isPaidByCard: boolean;
}

/** Why an order cannot be marked paid or not paid by hand; undefined when it can. */
export function handPaymentRefusal(
  { status, isPaidByCard }: HandPayment,
  to: Order['payment_status'],
): Extract<ErrorCode, 'ORDER.CARD_PAYMENT' | 'ORDER.STATUS.FINAL'> | undefined {
  if (isPaidByCard) return 'ORDER.CARD_PAYMENT';
  return status === 'canceled' && to === 'paid' ? 'ORDER.STATUS.FINAL' : undefined;
}

/** The same of an order as the API answers it, for the screens. */
export const canMarkPaid = (order: Order): boolean =>
  order.payment_status === 'not_paid' &&
  !handPaymentRefusal({ status: order.status, isPaidByCard: isPaidByCard(order) }, 'paid');

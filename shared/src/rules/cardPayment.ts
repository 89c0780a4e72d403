import type { ErrorCode } from '../errors.ts';
import type { Order } from '../schemas/order.ts';

export const cardPayment = 'Card payment';

/** See docs/product-rules.md, "Payment". */
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

/** Undefined when the order may be marked by hand. */
export function handPaymentRefusal(
  { status, isPaidByCard }: HandPayment,
  to: Order['payment_status'],
): Extract<ErrorCode, 'ORDER.CARD_PAYMENT' | 'ORDER.STATUS.FINAL'> | undefined {
  if (isPaidByCard) return 'ORDER.CARD_PAYMENT';
  return status === 'canceled' && to === 'paid' ? 'ORDER.STATUS.FINAL' : undefined;
}

export const canMarkPaid = (order: Order): boolean =>
  order.payment_status === 'not_paid' &&
  !handPaymentRefusal({ status: order.status, isPaidByCard: isPaidByCard(order) }, 'paid');

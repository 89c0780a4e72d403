import type { ErrorCode } from '#errors.ts';
import type { OrderStatus, PaymentStatus } from './orderStatus.ts';

export const cardPayment = 'Card payment';

interface PaidOrder {
  status: OrderStatus | 'cart';
  payment_status: PaymentStatus;
  history: readonly { what: string; to: string | null; by: string }[];
}

/** See docs/product-rules.md, "Payment". */
export function isPaidByCard({ payment_status, history }: Omit<PaidOrder, 'status'>): boolean {
  const last = history.findLast(({ what, to }) => what === 'payment_status' && to === 'paid');
  return payment_status === 'paid' && last?.by === cardPayment;
}

export interface HandPayment {
  status: PaidOrder['status'];
  isPaidByCard: boolean;
}

/** Undefined when the order may be marked by hand. */
export function handPaymentRefusal(
  { status, isPaidByCard }: HandPayment,
  to: PaymentStatus,
): Extract<ErrorCode, 'ORDER.CARD_PAYMENT' | 'ORDER.STATUS.FINAL'> | undefined {
  if (isPaidByCard) return 'ORDER.CARD_PAYMENT';
  return status === 'canceled' && to === 'paid' ? 'ORDER.STATUS.FINAL' : undefined;
}

export const canMarkPaid = (order: PaidOrder): boolean =>
  order.payment_status === 'not_paid' &&
  !handPaymentRefusal({ status: order.status, isPaidByCard: isPaidByCard(order) }, 'paid');

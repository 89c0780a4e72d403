import type { OrderItem } from './orderEntity.ts';

export interface CardPayment {
  paymentIntentId: string;
  cents: number;
  refundedCents: number;
}

/** By card, in all, once the order is paid by card. */
export const chargedCents = ({ chargedCents, totalCents }: OrderItem): number => chargedCents ?? totalCents;

/** Without refunds and disputed amounts. */
export const retainedCents = (order: OrderItem): number =>
  chargedCents(order) - (order.refundedCents ?? 0) - (order.disputedCents ?? 0);

export function listCardPayments(order: OrderItem): CardPayment[] {
  const { paidBy, paymentIntentId, extraPayments = [], refundedCents = 0 } = order;
  if (paidBy !== 'card' || !paymentIntentId) return [];
  const first: CardPayment = {
    paymentIntentId,
    cents: extraPayments.reduce((rest, extra) => rest - extra.cents, chargedCents(order)),
    refundedCents: extraPayments.reduce((rest, extra) => rest - extra.refundedCents, refundedCents),
  };
  return [first, ...extraPayments];
}

export const isOwnPayment = (order: OrderItem, paymentIntentId: string): boolean =>
  listCardPayments(order).some((payment) => payment.paymentIntentId === paymentIntentId);

export interface RefundPart {
  paymentIntentId: string;
  cents: number;
}

/** The newest payment is refunded first. */
export function splitRefund(order: OrderItem, cents: number): RefundPart[] {
  const sumAsked = (payment: CardPayment) =>
    (order.refunds ?? [])
      .filter(({ state }) => state === 'asked')
      .filter((refund) => (refund.paymentIntentId ?? order.paymentIntentId) === payment.paymentIntentId)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  let rest = cents;
  return listCardPayments(order)
    .toReversed()
    .map((payment) => {
      const part = Math.min(rest, payment.cents - payment.refundedCents - sumAsked(payment));
      rest -= part;
      return { paymentIntentId: payment.paymentIntentId, cents: part };
    })
    .filter((part) => part.cents > 0);
}

import { isPaidByCard } from '@bloomkin/shared/rules/cardPayment.ts';
import {
  type RefundableOrder,
  type RefundWish,
  refundableCents,
  refundRefusal,
} from '@bloomkin/shared/rules/refund.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { NumberValue } from '#components/form/numberText.ts';

export interface RefundValues {
  kind: 'all' | 'items' | 'amount';
  counts: Record<string, number>;
  delivery: boolean;
  /** Cents. */
  amount: NumberValue;
  reason: string;
}

const cents = (dollars: number): number => Math.round(dollars * 100);

export const refundableOf = (order: Order): RefundableOrder => ({
  status: order.status,
  isPaidByCard: isPaidByCard(order),
  isDisputed: order.dispute?.state === 'open',
  totalCents: cents(order.total),
  deliveryCents: cents(order.delivery_cost),
  lines: order.items.map(({ product, product_price, count }) => ({
    productId: product.id,
    priceCents: cents(product_price),
    count,
  })),
  refundedCents: cents(order.refunded),
  refunds: order.refunds.map(({ amount, items, delivery, state }) => ({
    amountCents: cents(amount),
    items: items.map(({ product_id: productId, count }) => ({ productId, count })),
    delivery,
    state,
  })),
});

export const canRefund = (order: Order): boolean => refundRefusal(refundableOf(order)) === undefined;

export const restCentsOf = (order: Order): number => refundableCents(refundableOf(order));

export function toWish({ kind, counts, delivery, amount }: RefundValues): RefundWish {
  if (kind === 'all') return {};
  if (kind === 'amount') return { amountCents: amount === null || Number.isNaN(amount) ? 0 : amount };
  const items = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([productId, count]) => ({ productId, count }));
  return { items, delivery };
}

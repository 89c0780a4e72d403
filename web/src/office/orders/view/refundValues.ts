import { isPaidByCard } from '@bloomkin/shared/rules/cardPayment.ts';
import { dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { type LineRef, lineKey } from '@bloomkin/shared/rules/orderLine.ts';
import {
  type RefundableOrder,
  type RefundRequest,
  refundableCents,
  refundRefusal,
} from '@bloomkin/shared/rules/refund.ts';
import type { Order, OrderItem } from '@bloomkin/shared/schemas/order.ts';
import type { NumberValue } from '#components/form/numberText.ts';

export interface RefundValues {
  /** Null until it is chosen: a full refund is never a default. */
  kind: 'all' | 'items' | 'amount' | null;
  /** By line. */
  counts: Record<string, number>;
  delivery: boolean;
  /** Cents. */
  amount: NumberValue;
  reason: string;
}

export const toLineRef = ({ product, size }: Pick<OrderItem, 'product' | 'size'>): LineRef => ({
  productId: product.id,
  sizeId: size?.id,
});

export const toRefundable = (order: Order): RefundableOrder => ({
  status: order.status,
  isPaidByCard: isPaidByCard(order),
  isDisputed: order.dispute?.state === 'open',
  chargedCents: dollarsToCents(order.charged ?? order.total),
  deliveryCents: dollarsToCents(order.delivery_cost),
  lines: order.items.map(({ product_price, count, discount, ...item }) => ({
    ...toLineRef(item),
    priceCents: dollarsToCents(product_price),
    count,
    discountCents: dollarsToCents(discount),
  })),
  refundedCents: dollarsToCents(order.refunded),
  refunds: order.refunds.map(({ amount, items, delivery, state }) => ({
    amountCents: dollarsToCents(amount),
    items: items.map(({ product_id: productId, size_id: sizeId, count }) => ({
      ...{ productId, sizeId, count },
    })),
    delivery,
    state,
  })),
});

/** Not while a change waits for the buyer. */
export const canRefund = (order: Order): boolean =>
  order.proposal?.state !== 'open' && refundRefusal(toRefundable(order)) === undefined;

export const remainingCents = (order: Order): number => refundableCents(toRefundable(order));

export function toRefundRequest({ items: lines }: Order, values: RefundValues): RefundRequest {
  const { kind, counts, delivery, amount } = values;
  if (kind === 'all') return {};
  if (kind === 'amount') return { amountCents: amount === null || Number.isNaN(amount) ? 0 : amount };
  const items = lines
    .map(toLineRef)
    .map((line) => ({ ...line, count: counts[lineKey(line)] ?? 0 }))
    .filter(({ count }) => count > 0);
  return { items, delivery };
}

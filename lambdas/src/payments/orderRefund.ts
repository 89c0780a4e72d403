import { cardPayment } from '@bloomkin/shared/rules/cardPayment.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { isSameLine, lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { RefundableOrder, RefundPlan } from '@bloomkin/shared/rules/refund.ts';
import { ProductId, SizeId } from '@bloomkin/shared/schemas/ids.ts';
import type { OrderItem, OrderRefund } from '../orders/orderEntity.ts';
import type { HistoryEntry } from '../orders/orderHistory.ts';

export const toRefundable = (order: OrderItem): RefundableOrder => ({
  status: order.status,
  isPaidByCard: order.paidBy === 'card' && order.paymentIntentId !== null,
  isDisputed: order.dispute?.state === 'open' || (order.disputedCents ?? 0) > 0,
  totalCents: order.totalCents,
  deliveryCents: order.deliveryCents,
  lines: order.lines,
  refundedCents: order.refundedCents ?? 0,
  refunds: order.refunds ?? [],
});

interface Asking {
  by: string;
  reason: string;
  now: Date;
}

export function askRefund(order: OrderItem, plan: RefundPlan, { by, reason, now }: Asking): OrderItem {
  const refund: OrderRefund = {
    number: (order.refunds?.length ?? 0) + 1,
    amountCents: plan.amountCents,
    items: plan.items.map(({ productId, sizeId, count }) => ({
      productId: ProductId.parse(productId),
      ...(sizeId && { sizeId: SizeId.parse(sizeId) }),
      count,
    })),
    delivery: plan.delivery,
    reason,
    at: now.toISOString(),
    state: 'asked',
  };
  const refunds = [...(order.refunds ?? []), refund];
  return withRefundLine({ ...order, refunds }, describeRefund(order, refund), by, now);
}

export function describeRefund({ lines }: OrderItem, refund: OrderRefund): string {
  const goods = refund.items.map((item) => {
    const line = lines.find((other) => isSameLine(other, item));
    return `${item.count} × ${lineTitle(line?.name ?? '', line?.sizeName)}`;
  });
  const parts = [...goods, ...(refund.delivery ? ['delivery'] : [])].join(', ');
  return [formatMoney(refund.amountCents), parts, refund.reason].filter(Boolean).join(': ');
}

/** What the provider says of a refund; `number` is ours, undefined for one made in its dashboard. */
interface MadeRefund {
  number: number | undefined;
  amountCents: number;
}

export function confirmRefund(order: OrderItem, { number, amountCents }: MadeRefund, now: Date): OrderItem {
  const refundedCents = (order.refundedCents ?? 0) + amountCents;
  const asked = order.refunds?.find((refund) => refund.number === number);
  const confirmed = { ...withState(order, number, 'done'), refundedCents };
  const isWhole = refundedCents >= order.totalCents && order.paymentStatus === 'paid';
  if (isWhole) {
    const line = { what: 'payment_status', from: 'paid', to: 'refunded' } as const;
    return withHistory({ ...confirmed, paymentStatus: 'refunded' }, line, cardPayment, now);
  }
  if (asked) return { ...confirmed, version: order.version + 1, updatedAt: now.toISOString() };
  return withRefundLine(confirmed, formatMoney(amountCents), cardPayment, now);
}

/** The provider refused it, or the buyer's bank sent it back. */
export function failRefund(
  order: OrderItem,
  { number, amountCents }: MadeRefund,
  by: string,
  now: Date,
): OrderItem {
  const refundedCents = (order.refundedCents ?? 0) - amountCents;
  const failed: OrderItem = {
    ...withState(order, number, 'failed'),
    refundedCents,
    paymentStatus: refundedCents < order.totalCents ? 'paid' : order.paymentStatus,
  };
  return withRefundLine(failed, 'failed', by, now);
}

const withState = (order: OrderItem, number: number | undefined, state: OrderRefund['state']): OrderItem => ({
  ...order,
  ...(order.refunds && {
    refunds: order.refunds.map((refund) =>
      refund.number === number && refund.state !== 'failed' ? { ...refund, state } : refund,
    ),
  }),
});

const withRefundLine = (order: OrderItem, to: string, by: string, now: Date): OrderItem =>
  withHistory(order, { what: 'refund', from: null, to }, by, now);

function withHistory(
  order: OrderItem,
  line: Pick<HistoryEntry, 'what' | 'from' | 'to'>,
  by: string,
  now: Date,
): OrderItem {
  const at = now.toISOString();
  const history = [...order.history, { at, by, ...line }];
  return { ...order, history, version: order.version + 1, updatedAt: at };
}

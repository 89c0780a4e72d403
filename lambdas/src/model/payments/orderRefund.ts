import { cardPayment } from '@bloomkin/shared/rules/cardPayment.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { isSameLine, lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { RefundableOrder, RefundPlan } from '@bloomkin/shared/rules/refund.ts';
import { ProductId, SizeId } from '@bloomkin/shared/schemas/ids.ts';
import { chargedCents, splitRefund } from '#model/orders/cardPayments.ts';
import { isRefundOwed, type OrderItem } from '#model/orders/orderEntity.ts';
import type { HistoryEntry } from '#model/orders/orderHistory.ts';
import type { OrderRefund } from '#model/orders/storedOrder.ts';

export const isDisputed = ({ dispute, disputedCents = 0 }: OrderItem): boolean =>
  dispute?.state === 'open' || disputedCents > 0;

export const toRefundable = (order: OrderItem): RefundableOrder => ({
  status: order.status,
  isPaidByCard: order.paidBy === 'card' && order.paymentIntentId !== null,
  isDisputed: isDisputed(order),
  chargedCents: chargedCents(order),
  deliveryCents: order.deliveryCents,
  lines: order.lines.map((line) => ({ ...line, discountCents: line.discount?.cents })),
  refundedCents: order.refundedCents ?? 0,
  refunds: order.refunds ?? [],
});

interface Asking {
  by: string;
  reason: string;
  now: Date;
  isEdit?: boolean;
}

/** One refund per card payment; the first names the goods. */
export function requestRefund(
  order: OrderItem,
  plan: RefundPlan,
  { by, reason, now, isEdit }: Asking,
): OrderItem {
  const existing = order.refunds ?? [];
  const items = plan.items.map(({ productId, sizeId, count }) => ({
    productId: ProductId.parse(productId),
    ...(sizeId && { sizeId: SizeId.parse(sizeId) }),
    count,
  }));
  const added = splitRefund(order, plan.amountCents).map(
    ({ paymentIntentId, cents }, index): OrderRefund => ({
      number: existing.length + index + 1,
      amountCents: cents,
      items: index === 0 ? items : [],
      delivery: index === 0 && plan.delivery,
      reason,
      at: now.toISOString(),
      state: 'asked',
      ...(paymentIntentId !== order.paymentIntentId && { paymentIntentId }),
      ...(isEdit && { isEdit }),
    }),
  );
  const next = { ...order, refunds: [...existing, ...added] };
  return withRefundLine(next, describeRefund(order, { ...plan, reason }), by, now);
}

function describeRefund({ lines }: OrderItem, refund: RefundPlan & { reason: string }): string {
  const goods = refund.items.map((item) => {
    const line = lines.find((other) => isSameLine(other, item));
    return `${item.count} × ${lineTitle(line?.name ?? '', line?.sizeName)}`;
  });
  const parts = [...goods, ...(refund.delivery ? ['delivery'] : [])].join(', ');
  return [formatMoney(refund.amountCents), parts, refund.reason].filter(Boolean).join(': ');
}

/** As the provider reports it; `number` is ours, undefined for a refund made in its dashboard. */
interface MadeRefund {
  number: number | undefined;
  paymentIntentId: string;
  amountCents: number;
}

export function confirmRefund(order: OrderItem, made: MadeRefund, now: Date): OrderItem {
  const { number, amountCents } = made;
  const existing = order.refunds?.find((refund) => refund.number === number);
  const confirmed = countRefund(withState(order, number, 'done'), made, amountCents);
  const isWhole = (confirmed.refundedCents ?? 0) >= chargedCents(order) && order.paymentStatus === 'paid';
  if (isWhole) {
    const line = { what: 'payment_status', from: 'paid', to: 'refunded' } as const;
    return withHistory({ ...confirmed, paymentStatus: 'refunded' }, line, cardPayment, now);
  }
  if (existing) return { ...confirmed, version: order.version + 1, updatedAt: now.toISOString() };
  return withRefundLine(confirmed, formatMoney(amountCents), cardPayment, now);
}

/** Refused by the provider, or returned by the buyer's bank. */
export function failRefund(order: OrderItem, made: MadeRefund, by: string, now: Date): OrderItem {
  const failed = countRefund(withState(order, made.number, 'failed'), made, 0 - made.amountCents);
  const isWhole = (failed.refundedCents ?? 0) >= chargedCents(order);
  const paymentStatus = isWhole ? order.paymentStatus : 'paid';
  return withRefundLine({ ...failed, paymentStatus }, 'failed', by, now);
}

/** What a card refused, or the provider cannot give back; undefined for nothing of that kind. */
export function findUnpaidRefund(order: OrderItem): { amountCents: number } | undefined {
  const last = order.refunds?.at(-1);
  const leftCents = chargedCents(order) - (order.refundedCents ?? 0);
  if (isDisputed(order) || order.paymentStatus !== 'paid' || leftCents <= 0) return undefined;
  if (isRefundOwed(order)) return { amountCents: leftCents };
  return last?.state === 'failed' ? { amountCents: Math.min(last.amountCents, leftCents) } : undefined;
}

/** Paid outside the provider: counted as refunded, so that nobody pays it again. */
export function refundByTransfer(
  order: OrderItem,
  amountCents: number,
  { by, transfer, now }: { by: string; transfer: string; now: Date },
): OrderItem {
  const refunds = order.refunds ?? [];
  const last = refunds.at(-1);
  const paid: OrderRefund = {
    ...(last?.state === 'failed' ? last : { items: [], delivery: false, reason: '' }),
    ...{ number: refunds.length + 1, amountCents, at: now.toISOString(), state: 'done', transfer },
  };
  const counted = splitRefund(order, amountCents).reduce(
    (next, { paymentIntentId, cents }) =>
      countRefund(next, { number: paid.number, paymentIntentId, amountCents: cents }, cents),
    order,
  );
  const isWhole = (counted.refundedCents ?? 0) >= chargedCents(order);
  return withRefundLine(
    { ...counted, refunds: [...refunds, paid], ...(isWhole && { paymentStatus: 'refunded' as const }) },
    `${formatMoney(amountCents)}: by bank transfer, ${transfer}`,
    by,
    now,
  );
}

function countRefund(order: OrderItem, { paymentIntentId }: MadeRefund, cents: number): OrderItem {
  const extraPayments = order.extraPayments?.map((extra) =>
    extra.paymentIntentId === paymentIntentId
      ? { ...extra, refundedCents: extra.refundedCents + cents }
      : extra,
  );
  const refundedCents = (order.refundedCents ?? 0) + cents;
  return { ...order, refundedCents, ...(extraPayments && { extraPayments }) };
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

import type { ErrorCode, FieldError } from '#errors.ts';
import { netCents } from './discount.ts';
import { formatMoney } from './money.ts';
import { isSameLine, type LineRef, lineKey } from './orderLine.ts';

export interface RefundItem extends LineRef {
  count: number;
}

export interface EarlierRefund {
  amountCents: number;
  items: readonly RefundItem[];
  delivery: boolean;
  state: 'asked' | 'done' | 'failed';
}

export interface RefundableOrder {
  status: string;
  isPaidByCard: boolean;
  isDisputed: boolean;
  chargedCents: number;
  deliveryCents: number;
  lines: readonly (LineRef & { priceCents: number; count: number; discountCents?: number | undefined })[];
  refundedCents: number;
  refunds: readonly EarlierRefund[];
}

export interface RefundRequest {
  amountCents?: number | undefined;
  items?: readonly RefundItem[] | undefined;
  delivery?: boolean | undefined;
}

export interface RefundPlan {
  amountCents: number;
  items: readonly RefundItem[];
  delivery: boolean;
}

type Refusal = Extract<ErrorCode, 'ORDER.NOT_REFUNDABLE' | 'ORDER.DISPUTED'>;

/** Canceling refunds the remainder; a disputed payment is decided by the bank. */
export function refundRefusal(order: RefundableOrder): Refusal | undefined {
  if (order.isDisputed) return 'ORDER.DISPUTED';
  const isOpen = order.isPaidByCard && order.status !== 'canceled' && refundableCents(order) > 0;
  return isOpen ? undefined : 'ORDER.NOT_REFUNDABLE';
}

/** Neither refunded nor being refunded. */
export function refundableCents({ chargedCents, refundedCents, refunds }: RefundableOrder): number {
  const pending = refunds.filter(({ state }) => state === 'asked');
  return chargedCents - refundedCents - pending.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

const counting = ({ refunds }: RefundableOrder) => refunds.filter(({ state }) => state !== 'failed');

export function refundableCount(order: RefundableOrder, ref: LineRef): number {
  const count = order.lines.find((line) => isSameLine(line, ref))?.count ?? 0;
  const items = counting(order).flatMap((refund) => refund.items);
  return items.filter((item) => isSameLine(item, ref)).reduce((left, item) => left - item.count, count);
}

export const isDeliveryRefundable = (order: RefundableOrder): boolean =>
  order.deliveryCents > 0 && !counting(order).some(({ delivery }) => delivery);

/** The whole remainder by default; fails with the fields to correct. */
export function planRefund(order: RefundableOrder, wish: RefundRequest): RefundPlan | FieldError {
  const { amountCents, delivery = false } = wish;
  const items = mergeItems(wish.items ?? []);
  const rest = refundableCents(order);
  if (amountCents !== undefined)
    return limitToRest({ amountCents, items: [], delivery: false }, rest, 'amount');
  if (items.length === 0 && !delivery) return { amountCents: rest, items: [], delivery: false };
  const index = items.findIndex((item) => item.count > refundableCount(order, item));
  if (index >= 0)
    return { path: `items.${index}.count`, message: 'That many of this product are not left to refund' };
  if (delivery && !isDeliveryRefundable(order))
    return { path: 'delivery', message: 'The delivery is refunded already, or was free' };
  const goods = items.reduce((sum, item) => sum + computeItemRefund(order, item), 0);
  const sum = goods + (delivery ? order.deliveryCents : 0);
  return limitToRest({ amountCents: sum, items, delivery }, rest, 'items');
}

function mergeItems(items: readonly RefundItem[]): RefundItem[] {
  const groups = Map.groupBy(items, lineKey).values();
  return [...groups].flatMap(([first, ...more]) =>
    first ? [{ ...first, count: more.reduce((sum, { count }) => sum + count, first.count) }] : [],
  );
}

/** The cost of these pieces, less earlier refunds. */
function computeItemRefund(order: RefundableOrder, item: RefundItem): number {
  const line = order.lines.find((one) => isSameLine(one, item));
  if (!line) return 0;
  const before = line.count - refundableCount(order, item);
  return netCents(line, before + item.count) - netCents(line, before);
}

function limitToRest(plan: RefundPlan, rest: number, path: string): RefundPlan | FieldError {
  if (plan.amountCents > rest)
    return { path, message: `At most ${formatMoney(rest)} of this payment is left to refund` };
  return plan.amountCents > 0 ? plan : { path, message: 'Choose what to refund' };
}

/** A history line's `to`: 'failed', or '$12: 1 × Posy, delivery: Wilted'. */
export const describeRefundLine = (to: string | null): string =>
  to === 'failed' ? 'A refund did not go through' : `Refund of ${to ?? ''}`;

import { computeGst, findSupplier, invoiceTitle, type SuppliedOrder, type Supplier } from './gst.ts';
import { dollarsToCents } from './money.ts';
import { lineTitle } from './orderLine.ts';
import type { OrderStatus } from './orderStatus.ts';
import { type Day, localTime, marketTimeZone } from './zonedTime.ts';

interface OrderRefund {
  amount: number;
  items: readonly { product_id: string; size_id: string | null; count: number }[];
  delivery: boolean;
  reason: string;
  at: string;
  state: 'asked' | 'done' | 'failed';
  of_edit: boolean;
}

/** What the API shows of an order, in dollars. */
interface Order extends SuppliedOrder {
  status: OrderStatus | 'cart';
  items: readonly {
    product: { id: string; name: string };
    size: { id: string; name: string } | null;
    count: number;
    product_price: number;
  }[];
  discounts: readonly { name: string; code: string | null; amount: number }[];
  isPickup: boolean;
  delivery_cost: number;
  total: number;
  charged: number | null;
  refunded: number;
  refunds: readonly OrderRefund[];
  dispute: { state: 'open' | 'won' | 'lost'; amount: number } | null;
  timezone: string | null;
  history: readonly { at: string; what: string; to: string | null }[];
  created_at: string;
}

interface InvoiceLine {
  what: string;
  count: number | undefined;
  eachCents: number | undefined;
  cents: number;
}

interface Adjustment {
  what: string;
  day: Day | undefined;
  cents: number;
  /** Undefined when the supplier is not registered. */
  gstCents: number | undefined;
}

export interface BuyerInvoice {
  title: string;
  supplier: Supplier;
  day: Day;
  /** Dates the invoice before the order was changed. */
  replacedDay: Day | undefined;
  lines: InvoiceLine[];
  totalCents: number;
  gstCents: number | undefined;
  paidBy: string;
  adjustments: Adjustment[];
  remainingCents: number;
  remainingGstCents: number | undefined;
}

/** What the buyer got from the florist, and what was given back (docs/product-rules.md, "Invoices of buyers"). */
export function buildBuyerInvoice(order: Order): BuyerInvoice | undefined {
  const supplier = findSupplier(order);
  if (!supplier) return undefined;
  const totalCents = dollarsToCents(order.total);
  const toGst = (cents: number) => (supplier.gst_registered ? computeGst(cents, true) : undefined);
  const { day, replacedDay } = findDays(order);
  const adjustments: Adjustment[] = [];
  let remainingCents = totalCents;
  for (const given of listGivenBack(order, totalCents)) {
    const cents = Math.min(given.cents, remainingCents);
    if (cents <= 0) continue;
    const [before, after] = [toGst(remainingCents), toGst(remainingCents - cents)];
    // The difference of two rounded sums, so that all adjustments of an order add up to its GST.
    const gstCents = before === undefined || after === undefined ? undefined : before - after;
    adjustments.push({ ...given, cents, gstCents });
    remainingCents -= cents;
  }
  return {
    ...{ title: invoiceTitle(supplier.gst_registered), supplier, day, replacedDay },
    lines: listLines(order),
    totalCents,
    gstCents: toGst(totalCents),
    paidBy: order.charged === null ? 'to the florist' : 'by card',
    adjustments,
    remainingCents,
    remainingGstCents: toGst(remainingCents),
  };
}

function listLines(order: Order): InvoiceLine[] {
  const goods = order.items.map(({ product, size, count, product_price }) => {
    const eachCents = dollarsToCents(product_price);
    return { what: lineTitle(product.name, size?.name), count, eachCents, cents: eachCents * count };
  });
  const single = (what: string, dollars: number) => ({
    ...{ what, count: undefined, eachCents: undefined },
    cents: dollarsToCents(dollars),
  });
  const discounts = order.discounts.map(({ name, code, amount }) =>
    single(code ? `${name} (${code})` : name, 0 - amount),
  );
  const delivery = single(order.isPickup ? 'Pick up' : 'Delivery', order.delivery_cost);
  return [...goods, ...discounts, delivery].filter(({ cents, count }) => count !== undefined || cents !== 0);
}

const toDay = (at: string, { timezone }: Order): Day =>
  localTime(new Date(at), timezone ?? marketTimeZone).day;

/** An edit of a paid order replaces its invoice. */
function findDays(order: Order): Pick<BuyerInvoice, 'day' | 'replacedDay'> {
  const paidAt =
    order.history.findLast(({ what, to }) => what === 'payment_status' && to === 'paid')?.at ??
    order.created_at;
  const editedAt = order.history.findLast(({ what, at }) => what === 'items' && at > paidAt)?.at;
  const paidDay = toDay(paidAt, order);
  return editedAt
    ? { day: toDay(editedAt, order), replacedDay: paidDay }
    : { day: paidDay, replacedDay: undefined };
}

type GivenBack = Omit<Adjustment, 'gstCents'>;

/** Without refunds of edits: the lines and the total of the order are those of after the edit. */
function listGivenBack(order: Order, totalCents: number): GivenBack[] {
  const refunds = order.refunds.filter(({ state }) => state !== 'failed');
  const named = refunds
    .filter(({ of_edit }) => !of_edit)
    .map((refund) => ({
      what: describeRefund(refund, order),
      day: toDay(refund.at, order),
      cents: dollarsToCents(refund.amount),
    }));
  const knownCents = refunds
    .filter(({ state }) => state === 'done')
    .reduce((sum, { amount }) => sum + dollarsToCents(amount), 0);
  const lastDay = (wanted: string, to?: string) => {
    const line = order.history.findLast((one) => one.what === wanted && (!to || one.to === to));
    return line && toDay(line.at, order);
  };
  const { dispute, status, payment_status } = order;
  const isWhole = status === 'canceled' || payment_status === 'refunded';
  const canceled = { what: 'Order canceled', day: lastDay('status', 'canceled') };
  const unnamed = { what: 'Refund', day: lastDay('refund') ?? lastDay('payment_status', 'refunded') };
  return [
    ...named,
    ...(dispute?.state === 'lost'
      ? [{ what: 'Given back by the bank', day: lastDay('dispute'), cents: dollarsToCents(dispute.amount) }]
      : []),
    {
      ...(status === 'canceled' ? canceled : unnamed),
      cents: isWhole ? totalCents : dollarsToCents(order.refunded) - knownCents,
    },
  ];
}

function describeRefund({ items, delivery, reason }: OrderRefund, order: Order): string {
  const goods = items.map(({ product_id, size_id, count }) => {
    const item = order.items.find(
      ({ product, size }) => product.id === product_id && (size?.id ?? null) === size_id,
    );
    return item ? `${count} × ${lineTitle(item.product.name, item.size?.name)}` : undefined;
  });
  const parts = [...goods, delivery && 'delivery'].filter(Boolean).join(', ');
  return ['Refund', parts, reason].filter(Boolean).join(': ');
}

import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { formatDay, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { OrderItem } from '../orders/orderItem.ts';

/** A message that somebody is to get about an order, once. */
export interface Notice {
  /** Names the message among those of its order, so that it goes out once. */
  name: string;
  to: { email: string; phone: string };
  subject: string;
  /** Paragraphs of the e-mail. */
  paragraphs: readonly string[];
  /** The text message; none for the florist, whose screen rings. */
  sms: string | null;
}

const statusWords: Partial<Record<OrderItem['status'], string>> = {
  in_progress: 'has accepted your order',
  ready_to_ship: 'has finished your flowers',
  completed: 'has delivered your flowers',
};

/** What people are told when an order came to be or changed (`before` undefined: it is new). */
export function noticesOf(
  before: OrderItem | undefined,
  after: OrderItem,
  floristEmail: string,
  siteUrl: string,
): Notice[] {
  const link = `${siteUrl}/orders/${after.id}`;
  const notices: (Notice | undefined)[] = [
    before ? undefined : placed(after, link),
    before ? undefined : forFlorist(after, floristEmail, siteUrl),
    paidNow(before, after) ? paid(after, link) : undefined,
    before && before.status !== after.status ? moved(after, link) : undefined,
    before && canceledByBuyer(before, after) ? canceledForFlorist(after, floristEmail, siteUrl) : undefined,
  ];
  return notices.filter((notice) => notice !== undefined);
}

const paidNow = (before: OrderItem | undefined, after: OrderItem) =>
  before?.paymentStatus === 'not_paid' && after.paymentStatus === 'paid';

function canceledByBuyer(before: OrderItem, after: OrderItem): boolean {
  const byBuyer = after.history.findLast(({ to }) => to === 'canceled')?.by === 'Buyer';
  return before.status !== 'canceled' && after.status === 'canceled' && byBuyer;
}

function when(order: OrderItem): string {
  const day = order.day ? formatDay(order.day) : 'a day to be agreed';
  return order.period ? `${day}, ${formatPeriod(order.period.startTime, order.period.stopTime)}` : day;
}

const buyer = (order: OrderItem) => ({ email: order.email, phone: order.phone });
const goods = (order: OrderItem) => order.lines.map(({ name, count }) => `${count} × ${name}`).join(', ');

function placed(order: OrderItem, link: string): Notice {
  const how = order.isPickup
    ? `Pick-up at ${order.storeName}, ${order.storeAddress}`
    : `Delivery to ${order.place?.address ?? ''}`;
  return {
    name: 'placed',
    to: buyer(order),
    subject: `Your order ${order.number} with ${order.companyBrand}`,
    paragraphs: [
      `Thank you, ${order.fio}. ${order.companyBrand} has your order ${order.number}.`,
      `${goods(order)}. ${how}, ${when(order)}.`,
      `Total ${formatMoney(order.totalCents)}. Follow it here: ${link}`,
    ],
    sms: `Bloomkin: ${order.companyBrand} has your order ${order.number} for ${when(order)}. ${link}`,
  };
}

function forFlorist(order: OrderItem, email: string, siteUrl: string): Notice {
  return {
    name: 'florist_placed',
    to: { email, phone: '' },
    subject: `New order ${order.number} for ${when(order)}`,
    paragraphs: [
      `${goods(order)}.`,
      `For ${when(order)}. Total ${formatMoney(order.totalCents)}.`,
      `Open it here: ${siteUrl}/orders/view/${order.id}`,
    ],
    sms: null,
  };
}

function paid(order: OrderItem, link: string): Notice {
  return {
    name: 'paid',
    to: buyer(order),
    subject: `Paid: order ${order.number}`,
    paragraphs: [
      `We have your payment of ${formatMoney(order.totalCents)} for order ${order.number}.`,
      `${order.companyBrand} makes your flowers for ${when(order)}. Follow them here: ${link}`,
    ],
    sms: `Bloomkin: order ${order.number} is paid. ${order.companyBrand} makes your flowers for ${when(order)}.`,
  };
}

function moved(order: OrderItem, link: string): Notice | undefined {
  if (order.status === 'canceled') return canceled(order, link);
  const words = statusWords[order.status];
  if (!words) return undefined;
  const said = order.isPickup && order.status === 'completed' ? 'says your flowers were picked up' : words;
  return {
    name: `status_${order.status}`,
    to: buyer(order),
    subject: `${order.companyBrand} ${said}`,
    paragraphs: [
      `${order.companyBrand} ${said} (order ${order.number}, ${when(order)}).`,
      `See it here: ${link}`,
    ],
    sms: `Bloomkin: ${order.companyBrand} ${said} (order ${order.number}). ${link}`,
  };
}

/** Says who canceled, and that a card payment goes back (`refundCanceled.ts`). */
function canceled(order: OrderItem, link: string): Notice {
  const { by } = order.history.findLast(({ to }) => to === 'canceled') ?? {};
  const said = by === 'Buyer' ? 'Your order is canceled' : `${order.companyBrand} has canceled your order`;
  const back =
    order.paidBy === 'card' ? ` ${formatMoney(order.totalCents)} goes back to your card within 10 days.` : '';
  return {
    name: 'status_canceled',
    to: buyer(order),
    subject: `${said}: ${order.number}`,
    paragraphs: [`${said} (order ${order.number}, ${when(order)}).${back}`, `See it here: ${link}`],
    sms: `Bloomkin: ${said} (order ${order.number}).${back} ${link}`,
  };
}

/** The florist need not make it any more. */
function canceledForFlorist(order: OrderItem, email: string, siteUrl: string): Notice {
  return {
    name: 'florist_canceled',
    to: { email, phone: '' },
    subject: `Canceled: order ${order.number} for ${when(order)}`,
    paragraphs: [
      `The buyer has canceled order ${order.number}: ${goods(order)}.`,
      `See it here: ${siteUrl}/orders/view/${order.id}`,
    ],
    sms: null,
  };
}

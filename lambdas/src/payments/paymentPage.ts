import { AppError } from '@bloomkin/shared/errors.ts';
import type { OrderItem } from '../orders/orderItem.ts';
import { openPaymentPage } from '../services/payments.ts';
import { setting } from '../settings.ts';
import { beginAttempt, findPayment, type PaymentItem, savePage } from './paymentTable.ts';

const pageLivesSeconds = 60 * 60;
/** A page about to end is not worth opening. */
const atLeastLeftSeconds = 120;

/** The card page of an order: the open one while it is good, else the next attempt's. */
export async function paymentPageOf(order: OrderItem, now: Date): Promise<string> {
  if (order.paymentStatus === 'paid') throw new AppError('ORDER.PAID');
  if (order.paymentStatus === 'refunded') throw new AppError('ORDER.NOT_PAYABLE');
  if (order.status === 'canceled' || order.totalCents === 0) throw new AppError('ORDER.NOT_PAYABLE');
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const payment = await currentAttempt(order, nowSeconds);
  if (payment.url) return payment.url;
  const page = await openPaymentPage({
    orderId: order.id,
    attempt: payment.attempt,
    lines: linesToPay(order),
    email: order.email,
    expiresAtSeconds: payment.expiresAtSeconds,
    siteUrl: setting('SITE_URL'),
  });
  await savePage(payment, page);
  return page.url;
}

/** The stored attempt that still serves, or a new one; two calls at once end with the same. */
async function currentAttempt(order: OrderItem, nowSeconds: number): Promise<PaymentItem> {
  const present = await findPayment(order.id);
  if (present && serves(present, order, nowSeconds)) return present;
  const next: PaymentItem = {
    orderId: order.id,
    attempt: (present?.attempt ?? 0) + 1,
    amountCents: order.totalCents,
    expiresAtSeconds: nowSeconds + pageLivesSeconds,
    sessionId: null,
    url: null,
    ended: false,
  };
  if (await beginAttempt(next)) return next;
  const other = await findPayment(order.id);
  if (!other) throw new AppError('CONFLICT.BUSY');
  return other;
}

function serves(payment: PaymentItem, order: OrderItem, nowSeconds: number): boolean {
  const left = payment.expiresAtSeconds - nowSeconds;
  return !payment.ended && payment.amountCents === order.totalCents && left > atLeastLeftSeconds;
}

function linesToPay(order: OrderItem) {
  const goods = order.lines.map(({ name, priceCents, count }) => ({ name, unitCents: priceCents, count }));
  const delivery = { name: 'Delivery', unitCents: order.deliveryCents, count: 1 };
  return order.deliveryCents > 0 ? [...goods, delivery] : goods;
}

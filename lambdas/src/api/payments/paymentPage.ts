import { AppError } from '@bloomkin/shared/errors.ts';
import { maxOrderCents, tooDearMessage } from '@bloomkin/shared/rules/cart.ts';
import { formatMoney, minCardCents } from '@bloomkin/shared/rules/money.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { holdPlace } from '#model/orders/holdPlace.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { openProposal } from '#model/orders/proposal.ts';
import type { OrderLine, Proposal } from '#model/orders/storedOrder.ts';
import { beginAttempt, findPayment, type PaymentItem, savePage } from '#model/payments/paymentEntity.ts';
import type { Idempotency } from '#platform/http/idempotency.ts';
import { openPaymentPage, type PaymentPageLine } from '#platform/services/payments.ts';
import { setting } from '#platform/settings.ts';
import { isUnavailable } from '#platform/unavailable.ts';

const pageLivesSeconds = 60 * 60;
/** Not worth opening for less time. */
const atLeastLeftSeconds = 120;
/** Stripe's minimum lifetime is 30 minutes; a minute for the request. */
const shortestLifeSeconds = 31 * 60;

interface Wanted {
  order: OrderItem;
  existing: PaymentItem | undefined;
  proposal?: number | undefined;
}

/** Stores key and attempt first; the provider returns the same page for the same attempt. */
export async function answerPaymentPage(wanted: Wanted, now: Date, idempotency: Idempotency) {
  const { order, existing } = wanted;
  await idempotency.begin();
  const proposal = openProposal(order);
  if (wanted.proposal && wanted.proposal !== proposal?.number) throw new AppError('ORDER.PROPOSAL_CLOSED');
  const url = proposal
    ? await openProposalPage(order, proposal, existing, now)
    : await openOrderPage(order, existing, now);
  const answer = { data: { url } };
  await idempotency.finish(answer);
  return answer;
}

async function openProposalPage(
  order: OrderItem,
  proposal: Proposal,
  existing: PaymentItem | undefined,
  now: Date,
): Promise<string> {
  const lastSeconds = toEpochSeconds(proposal.payBy);
  const nowSeconds = toEpochSeconds(now);
  if (nowSeconds >= lastSeconds) throw new AppError('ORDER.PROPOSAL_CLOSED');
  const { number, dueCents } = proposal;
  const name = `Change of order ${order.number}`;
  const lines = [{ name, unitCents: dueCents, count: 1 }];
  const due = { existing, amountCents: dueCents, proposal: number, lines, lastSeconds };
  return findOrOpenPage(order, due, nowSeconds);
}

async function openOrderPage(
  order: OrderItem,
  existing: PaymentItem | undefined,
  now: Date,
): Promise<string> {
  if (order.paymentStatus === 'paid') throw new AppError('ORDER.PAID');
  if (order.paymentStatus === 'refunded') throw new AppError('ORDER.NOT_PAYABLE');
  if (order.status === 'canceled' || order.totalCents < minCardCents) throw new AppError('ORDER.NOT_PAYABLE');
  if (order.totalCents > maxOrderCents) throw new AppError('ORDER.NOT_PAYABLE', { message: tooDearMessage });
  const held = await holdPlace(order, now);
  if (held.version !== order.version) return openOrderPage(held, existing, now);
  const due = { existing, amountCents: order.totalCents, lines: linesToPay(order) };
  return findOrOpenPage(order, due, toEpochSeconds(now));
}

interface Due {
  existing: PaymentItem | undefined;
  amountCents: number;
  proposal?: number;
  lines: PaymentPageLine[];
  /** When the payment is no longer due, in seconds since 1970. */
  lastSeconds?: number;
}

async function findOrOpenPage(order: OrderItem, due: Due, nowSeconds: number): Promise<string> {
  const payment = await currentAttempt(order, due, nowSeconds);
  if (payment.url) return payment.url;
  const page = await openPage({
    orderId: order.id,
    orderNumber: order.number,
    attempt: payment.attempt,
    proposal: due.proposal,
    lines: due.lines,
    email: order.email,
    expiresAtSeconds: payment.expiresAtSeconds,
    siteUrl: setting('SITE_URL'),
  });
  await savePage(payment, page);
  return page.url;
}

/** The attempt is written but nothing was charged, so the message must not say the outcome is unknown. */
async function openPage(options: Parameters<typeof openPaymentPage>[0]): ReturnType<typeof openPaymentPage> {
  try {
    return await openPaymentPage(options);
  } catch (cause) {
    if (!isUnavailable(cause)) throw cause;
    const message =
      'The card page cannot be opened right now. Nothing was charged: please try again in a moment.';
    throw new AppError('SERVICE.UNAVAILABLE', { message, outcomeKnown: true, retryAfterSeconds: 2, cause });
  }
}

async function currentAttempt(order: OrderItem, due: Due, nowSeconds: number): Promise<PaymentItem> {
  const { existing, amountCents, proposal, lastSeconds = Infinity } = due;
  if (existing && serves(existing, due, nowSeconds)) return existing;
  const next: PaymentItem = {
    orderId: order.id,
    attempt: (existing?.attempt ?? 0) + 1,
    amountCents,
    ...(proposal && { proposal }),
    expiresAtSeconds: Math.max(
      nowSeconds + shortestLifeSeconds + 1,
      Math.min(nowSeconds + pageLivesSeconds, lastSeconds),
    ),
    sessionId: null,
    url: null,
    ended: false,
  };
  if (await beginAttempt(next)) return next;
  const other = await findPayment(order.id);
  if (!other) throw new AppError('CONFLICT.BUSY');
  return other;
}

function serves(payment: PaymentItem, due: Due, nowSeconds: number): boolean {
  const left = payment.expiresAtSeconds - nowSeconds;
  const enough = payment.url === null ? shortestLifeSeconds : atLeastLeftSeconds;
  const isSame = payment.amountCents === due.amountCents && payment.proposal === due.proposal;
  return !payment.ended && isSame && left > enough;
}

const maxLines = 100;

function toPaidLine({ name, sizeName, priceCents, count, discount }: OrderLine): PaymentPageLine {
  const title = lineTitle(name, sizeName);
  if (!discount) return { name: title, unitCents: priceCents, count };
  const pieces = count > 1 ? `${count} × ` : '';
  const unitCents = priceCents * count - discount.cents;
  return { name: `${pieces}${title}, less ${formatMoney(discount.cents)}`, unitCents, count: 1 };
}

/** Beyond the page's limit the last goods share a line. A discounted line is one piece: pieces differ by a cent. */
function linesToPay(order: OrderItem): PaymentPageLine[] {
  const delivery =
    order.deliveryCents > 0 ? [{ name: 'Delivery', unitCents: order.deliveryCents, count: 1 }] : [];
  const goods = order.lines.map(toPaidLine).filter(({ unitCents }) => unitCents > 0);
  const room = maxLines - delivery.length;
  if (goods.length <= room) return [...goods, ...delivery];
  const rest = goods.splice(room - 1);
  const restCents = rest.reduce((sum, { unitCents, count }) => sum + unitCents * count, 0);
  return [...goods, { name: `${rest.length} more products`, unitCents: restCents, count: 1 }, ...delivery];
}

import { findOrderEvenDeleted, type OrderItem } from '#model/orders/orderEntity.ts';
import { bloomkin } from '#model/orders/orderHold.ts';
import { removeRefundAsked } from '#model/orders/refundAskedEntity.ts';
import { orderWrites } from '#model/orders/saveOrder.ts';
import type { OrderRefund } from '#model/orders/storedOrder.ts';
import { failRefund } from '#model/payments/orderRefund.ts';
import { logError } from '#platform/log.ts';
import { findRefund, refundPart } from '#platform/services/payments.ts';
import { isRefused } from '#platform/services/stripeClient.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact, type Write } from '#platform/table/transact.ts';

/** The provider keeps idempotency keys for a day. */
const checkAfterMs = 12 * 60 * 60_000;

const isAsked = ({ state }: OrderRefund) => state === 'asked';

/** Asks the provider for refunds that are new in `after`; its event confirms them. */
export async function makeRefunds(before: OrderItem | undefined, after: OrderItem, now: Date): Promise<void> {
  const known = new Set(before?.refunds?.map(({ number }) => number));
  for (const refund of after.refunds ?? [])
    if (isAsked(refund) && !known.has(refund.number)) await makeRefund(after, refund, now);
}

/** Idempotent by order and number. */
export async function makeRefund(order: OrderItem, refund: OrderRefund, now: Date): Promise<void> {
  const orderId = order.id;
  const paymentIntent = refund.paymentIntentId ?? order.paymentIntentId;
  if (!paymentIntent) return;
  const { number, amountCents, refusals = 0 } = refund;
  const isOld = now.getTime() - Date.parse(refund.at) > checkAfterMs;
  if (isOld && (await findRefund({ paymentIntent, orderId, number }))) return;
  try {
    await refundPart({ paymentIntent, orderId, number, refusals, amountCents });
  } catch (error) {
    if (!isRefused(error)) throw error;
    logError('a refund was refused', { orderId, error });
    if (isWorthRepeating(order, refund, error)) await recordRefusal(order, refund);
    else await recordFailure(order, refund, paymentIntent, now);
  }
}

/** Three days of hourly tries. */
const maxRefusals = 72;

/** Retries until the provider's balance suffices: an edit's refund has no button. */
const isWorthRepeating = (
  { status }: OrderItem,
  { isEdit, refusals = 0 }: OrderRefund,
  { code }: { code?: string | undefined },
): boolean =>
  Boolean(isEdit) && status !== 'canceled' && refusals < maxRefusals && code !== 'charge_already_refunded';

/** The next try is a new call to the provider, made by `moneyOwed`. */
const recordRefusal = ({ id }: OrderItem, refused: OrderRefund): Promise<void> =>
  changeAsked(id, refused.number, (order, refund) => {
    if ((refund.refusals ?? 0) !== (refused.refusals ?? 0)) return undefined;
    const refunds = order.refunds?.map((one) =>
      one === refund ? { ...one, refusals: (one.refusals ?? 0) + 1 } : one,
    );
    return { next: { ...order, refunds } };
  });

const recordFailure = (
  { id }: OrderItem,
  { number }: OrderRefund,
  paymentIntentId: string,
  now: Date,
): Promise<void> =>
  changeAsked(id, number, (order) => ({
    next: failRefund(order, { number, paymentIntentId, amountCents: 0 }, bloomkin, now),
    unlist: removeRefundAsked(id, number),
  }));

type Change = (order: OrderItem, refund: OrderRefund) => { next: OrderItem; unlist?: Write } | undefined;

/** Does nothing when the provider has already confirmed the refund. */
const changeAsked = (id: OrderItem['id'], number: number, decide: Change): Promise<void> =>
  retryOnConflict(async () => {
    const order = await findOrderEvenDeleted(id);
    const refund = order?.refunds?.find((one) => one.number === number && isAsked(one));
    const change = order && refund && decide(order, refund);
    if (!change) return undefined;
    const failed = await transact({ ...orderWrites(order, change.next), unlist: change.unlist });
    return failed ? conflict : undefined;
  });

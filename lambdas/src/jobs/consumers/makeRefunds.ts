import { logError } from '#http/log.ts';
import { findOrderEvenDeleted, type OrderItem, type OrderRefund } from '#orders/orderEntity.ts';
import { bloomkin } from '#orders/orderHold.ts';
import { orderWrites } from '#orders/saveOrder.ts';
import { failRefund } from '#payments/orderRefund.ts';
import { removeRefundAsked } from '#payments/refundAskedEntity.ts';
import { findRefund, refundPart } from '#services/payments.ts';
import { isRefused } from '#services/stripeClient.ts';
import { conflict, retryOnConflict } from '#table/retry.ts';
import { transact } from '#table/transact.ts';

/** The provider keeps idempotency keys for a day. */
const lookAfterMs = 12 * 60 * 60_000;

const isAsked = ({ state }: OrderRefund) => state === 'asked';

/** Asks the provider for refunds that are new in `after`; its event confirms them. */
export async function makeRefunds(before: OrderItem | undefined, after: OrderItem, now: Date): Promise<void> {
  const known = new Set(before?.refunds?.map(({ number }) => number));
  for (const refund of after.refunds ?? [])
    if (isAsked(refund) && !known.has(refund.number)) await makeRefund(after, refund, now);
}

/** Idempotent by order and number. */
export async function makeRefund(order: OrderItem, refund: OrderRefund, now: Date): Promise<void> {
  const { id: orderId, paymentIntentId } = order;
  if (!paymentIntentId) return;
  const { number, amountCents } = refund;
  const isOld = now.getTime() - Date.parse(refund.at) > lookAfterMs;
  if (isOld && (await findRefund(paymentIntentId, number))) return;
  try {
    await refundPart({ paymentIntent: paymentIntentId, orderId, number, amountCents });
  } catch (error) {
    if (!isRefused(error)) throw error;
    logError('a refund was refused', { orderId, error });
    await recordFailure(order, number, now);
  }
}

const recordFailure = ({ id }: OrderItem, number: number, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const order = await findOrderEvenDeleted(id);
    if (!order?.refunds?.some((refund) => refund.number === number && isAsked(refund))) return undefined;
    const next = failRefund(order, { number, amountCents: 0 }, bloomkin, now);
    const failed = await transact({ ...orderWrites(order, next), asked: removeRefundAsked(id, number) });
    return failed ? conflict : undefined;
  });

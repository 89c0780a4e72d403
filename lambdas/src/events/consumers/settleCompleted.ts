import { type CompanyItem, canBePaid } from '#model/companies/companyEntity.ts';
import type { AnnouncedStateItem } from '#model/orders/dueNoticeEntity.ts';
import { isCompletedForGood } from '#model/orders/historyLine.ts';
import { isDropped } from '#model/orders/onTime.ts';
import { findOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { listOpenSettlements } from '#model/payments/settlement/settlementEntity.ts';
import { settleOrder } from '#model/payments/settlement/settleOrder.ts';
import { recordDelivery } from './recordDelivery.ts';

const facts = (order: OrderItem | undefined) =>
  [order?.status, order?.paymentStatus, order?.refundedCents ?? 0, order?.disputedCents ?? 0].join();

/** Takes back refunds and disputes of what the florist was paid for a completed order; a dropped one counts as not on time. */
export async function settleCompleted(
  before: OrderItem | undefined,
  after: OrderItem,
  now: Date,
): Promise<void> {
  if (before && !isDropped(before) && isDropped(after)) await recordDelivery(after, now);
  if (after.status !== 'completed' || after.paidBy !== 'card' || facts(before) === facts(after)) return;
  // Nothing is paid before the last undo; the row of `onAnnouncedState` is written again then.
  if (before && before.status !== 'completed' && !isCompletedForGood(after, now)) return;
  await settleOrder(after.id, now);
}

/** The row is written again once an order cannot be opened any more. */
export async function onAnnouncedState({ orderId, at, state }: AnnouncedStateItem): Promise<void> {
  if (state.status && state.status !== 'completed') return;
  const now = new Date(at);
  const order = await findOrder(orderId);
  if (!order || !isCompletedForGood(order, now)) return;
  await recordDelivery(order, now);
  await settleOrder(orderId, now);
}

/** The hourly job settles orders beyond one invocation. */
const maxAtOnce = 50;

export async function onPayoutsReady(
  before: CompanyItem | undefined,
  after: CompanyItem,
  now: Date,
): Promise<void> {
  if ((before && canBePaid(before)) || !canBePaid(after)) return;
  const open = await listOpenSettlements(after.id);
  for (const { orderId } of open.slice(0, maxAtOnce)) await settleOrder(orderId, now);
}

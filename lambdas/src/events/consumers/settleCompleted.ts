import { type CompanyItem, canBePaid } from '#model/companies/companyEntity.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { listOpenSettlements } from '#model/payments/settlement/settlementEntity.ts';
import { settleOrder } from '#model/payments/settlement/settleOrder.ts';

const facts = (order: OrderItem | undefined) =>
  [order?.status, order?.paymentStatus, order?.refundedCents ?? 0, order?.disputedCents ?? 0].join();

/** Pays the florist once the order is completed, and takes back later refunds and disputes. */
export async function settleCompleted(
  before: OrderItem | undefined,
  after: OrderItem,
  now: Date,
): Promise<void> {
  if (after.status !== 'completed' || after.paidBy !== 'card' || facts(before) === facts(after)) return;
  await settleOrder(after.id, now);
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

import type { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { makeRefund } from '#events/consumers/makeRefunds.ts';
import { listAllCompanies } from '#model/companies/companyEntity.ts';
import { findOrderEvenDeleted } from '#model/orders/orderEntity.ts';
import { listRefundsAsked } from '#model/orders/refundAskedEntity.ts';
import { listOpenSettlements } from '#model/payments/settlement/settlementEntity.ts';
import { settleOrder } from '#model/payments/settlement/settleOrder.ts';
import { inBatches } from '#platform/table/inBatches.ts';
import { tryOrder } from './schedule.ts';

const waitMs = 10 * 60_000;
const atOnce = 10;
const failure = 'money waits for the provider';

/** For outages longer than the stream's retries: requested refunds, waiting payouts and debts. */
export async function handler(): Promise<{ refunds: number; settlements: number }> {
  const now = new Date();
  const pendingRefunds = await listRefundsAsked();
  for (const { orderId, number } of pendingRefunds)
    await tryOrder(orderId, failure, () => repeatRefund(orderId, number, now));
  const read = (batch: readonly { id: CompanyId }[]) =>
    Promise.all(batch.map(({ id }) => listOpenSettlements(id)));
  const open = (await inBatches(await listAllCompanies(), atOnce, read)).flat(2);
  for (const { orderId } of open) await tryOrder(orderId, failure, () => settleOrder(orderId, now));
  return { refunds: pendingRefunds.length, settlements: open.length };
}

async function repeatRefund(orderId: OrderId, number: number, now: Date): Promise<void> {
  const order = await findOrderEvenDeleted(orderId);
  const refund = order?.refunds?.find((one) => one.number === number && one.state === 'asked');
  if (order && refund && now.getTime() - Date.parse(refund.at) > waitMs) await makeRefund(order, refund, now);
}

import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { listAllCompanies } from '../companies/companyEntity.ts';
import { logError } from '../http/log.ts';
import { findOrderEvenDeleted } from '../orders/orderEntity.ts';
import { listRefundsAsked } from '../payments/refundAskedEntity.ts';
import { listOpenSettlements } from '../settlement/settlementEntity.ts';
import { settleOrder } from '../settlement/settleOrder.ts';
import { makeRefund } from './consumers/makeRefunds.ts';

/** The stream asks first. */
const waitMs = 10 * 60_000;

/** For outages longer than the stream's retries: refunds that are asked for, payouts and debts that wait. */
export async function handler(): Promise<{ refunds: number; settlements: number }> {
  const now = new Date();
  const asked = await listRefundsAsked();
  for (const { orderId, number } of asked) await attempt(orderId, () => repeatRefund(orderId, number, now));
  let settlements = 0;
  for (const { id } of await listAllCompanies())
    for (const { orderId } of await listOpenSettlements(id)) {
      settlements++;
      await attempt(orderId, () => settleOrder(orderId, now));
    }
  return { refunds: asked.length, settlements };
}

async function repeatRefund(orderId: OrderId, number: number, now: Date): Promise<void> {
  const order = await findOrderEvenDeleted(orderId);
  const refund = order?.refunds?.find((one) => one.number === number && one.state === 'asked');
  if (order && refund && now.getTime() - Date.parse(refund.at) > waitMs) await makeRefund(order, refund, now);
}

async function attempt(orderId: OrderId, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logError('money waits for the provider', { orderId, ...(error instanceof Error && { error }) });
  }
}

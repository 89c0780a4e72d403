import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { queryIndexCollection } from '#platform/table/read.ts';
import { openDisputeEntity } from './openDisputeEntity.ts';
import { openSettlementEntity } from './settlementEntity.ts';

const Waiting = z.object({ companyId: CompanyId, cents: z.coerce.number().int() });
const Dispute = Waiting.extend({
  orderId: OrderId,
  orderNumber: z.string(),
  respondBy: z.string().nullable(),
});

/** Reads for all florists, in one call, what waits for a payout account, and open disputes. */
export async function listOpenMoney() {
  const entities = [openSettlementEntity, openDisputeEntity] as const;
  const [waiting, disputes] = await queryIndexCollection(entities, 'openOrders', {});
  return { waiting: waiting.map(readWaiting), disputes: disputes.map(readDispute) };
}

interface Row {
  openOrdersSort: string;
}

/** Parses `WAITING~{companyId}~{orderId}~{cents}`. */
function readWaiting({ openOrdersSort }: Row) {
  const [, companyId, , cents] = openOrdersSort.split('~');
  return Waiting.parse({ companyId, cents });
}

/** Parses `DISPUTE~{companyId}~{orderId}~{orderNumber}~{cents}~{respondBy}`. */
function readDispute({ openOrdersSort }: Row) {
  const [, companyId, orderId, orderNumber, cents, respondBy] = openOrdersSort.split('~');
  return Dispute.parse({ companyId, orderId, orderNumber, cents, respondBy: respondBy || null });
}

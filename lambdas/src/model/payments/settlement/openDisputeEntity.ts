import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { type OrderDispute, OrderDisputeFields } from '#model/orders/storedOrder.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';

export const openDisputeEntity = defineEntity({
  name: 'openDispute',
  version: 1,
  schema: z.object({
    companyId: CompanyId,
    orderId: OrderId,
    orderNumber: z.string(),
    dispute: OrderDisputeFields,
  }),
  key: { pk: 'LEDGER#{companyId}', sk: 'DISPUTE#{orderId}' },
  computed: ({ dispute }) => ({ cents: dispute.amountCents, respondBy: dispute.respondBy ?? '' }),
  indexes: {
    openOrders: {
      partition: 'MONEY',
      sort: 'DISPUTE~{companyId}~{orderId}~{orderNumber}~{cents}~{respondBy}',
      row: z.object({ openOrdersSort: z.string(), type: z.string() }),
    },
  },
  reads: {
    loadBooks: 'the disputes of a company that the bank has not decided',
    listOpenMoney: 'all disputes that the bank has not decided',
  },
});
export type OpenDispute = ValueOf<typeof openDisputeEntity>;

export const putOpenDispute = ({ id: orderId, number, companyId }: OrderItem, dispute: OrderDispute): Write =>
  put(openDisputeEntity, { companyId, orderId, orderNumber: number, dispute });

export const removeOpenDispute = ({ id: orderId, companyId }: OrderItem): Write =>
  remove(openDisputeEntity, { companyId, orderId });

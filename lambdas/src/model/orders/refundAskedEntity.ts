import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';
import { orderShards, toOrderShard } from './orderEntity.ts';

export const refundAskedEntity = defineEntity({
  name: 'refundAsked',
  version: 1,
  schema: z.object({ shard: z.int(), orderId: OrderId, number: z.int() }),
  key: { pk: 'REFUNDS_ASKED#{shard}', sk: '{orderId}~{number}' },
  reads: { listRefundsAsked: 'the refunds that the provider has not confirmed' },
});

const toItem = (orderId: OrderId, number: number) => ({ shard: toOrderShard(orderId), orderId, number });

export const putRefundAsked = (orderId: OrderId, number: number): Write =>
  put(refundAskedEntity, toItem(orderId, number));

export const removeRefundAsked = (orderId: OrderId, number: number): Write =>
  remove(refundAskedEntity, toItem(orderId, number));

export async function listRefundsAsked() {
  return (await Promise.all(orderShards.map((shard) => queryPartition(refundAskedEntity, { shard })))).flat();
}

import { OrderId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent, or, sizeBelow } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get, queryPartition } from '#platform/table/read.ts';
import { patch, put, remove, type Write } from '#platform/table/transact.ts';
import { removeItem } from '#platform/table/write.ts';
import { orderShards, toOrderShard } from './orderEntity.ts';

/** Separate items: lapsed holds are found without reading orders. */
export const holdEntity = defineEntity({
  name: 'hold',
  version: 1,
  schema: z.object({ shard: z.int(), orderId: OrderId, until: z.string() }),
  key: { pk: 'HOLDS#{shard}', sk: '{until}~{orderId}' },
  reads: { listLapsedHolds: 'whose hold on a place has lapsed' },
});
export type HoldItem = ValueOf<typeof holdEntity>;

export const openUnpaidEntity = defineEntity({
  name: 'openUnpaid',
  version: 1,
  // DynamoDB stores no empty sets.
  schema: z.object({ userId: UserId, orderIds: z.set(OrderId).default(new Set()) }),
  key: { pk: 'USER#{userId}', sk: 'OPEN_UNPAID' },
  reads: { findOpenUnpaid: 'the open unpaid orders of a person' },
});

export const toHold = (orderId: OrderId, until: string): HoldItem => ({
  shard: toOrderShard(orderId),
  orderId,
  until,
});

export const putHold = (orderId: OrderId, until: string): Write => put(holdEntity, toHold(orderId, until));

export const removeHold = (orderId: OrderId, until: string): Write =>
  remove(holdEntity, toHold(orderId, until));

export async function deleteHold(hold: HoldItem): Promise<void> {
  await removeItem(holdEntity, hold);
}

export async function listLapsedHolds(now: Date): Promise<HoldItem[]> {
  const between = ['0', `${now.toISOString()}~~`] as const;
  const shards = orderShards.map((shard) => queryPartition(holdEntity, { shard }, { between }));
  return (await Promise.all(shards)).flat();
}

export async function findOpenUnpaid(userId: UserId): Promise<OrderId[]> {
  const open = await get(openUnpaidEntity, { userId });
  return [...(open?.orderIds ?? [])];
}

/** With a limit, the condition fails once it is reached. */
export const addOpenUnpaid = (userId: UserId, orderId: OrderId, limit?: number): Write =>
  patch(
    openUnpaidEntity,
    { userId },
    { set: { userId }, addTo: { orderIds: new Set([orderId]) } },
    limit === undefined ? undefined : or(absent('orderIds'), sizeBelow('orderIds', limit)),
  );

export const removeOpenUnpaid = (userId: UserId, orderId: OrderId): Write =>
  patch(openUnpaidEntity, { userId }, { set: { userId }, deleteFrom: { orderIds: new Set([orderId]) } });

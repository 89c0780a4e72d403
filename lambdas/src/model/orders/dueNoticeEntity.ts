import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { batchWrite, type WriteRequest } from '#platform/table/batchWrite.ts';
import { absent } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get, queryPartition } from '#platform/table/read.ts';
import { putItem, removeItem } from '#platform/table/write.ts';
import { orderShards, toOrderShard } from './orderEntity.ts';
import { StoredOrder } from './storedOrder.ts';

/** Only reminds the job to compare the order with what its buyer knows, and with the clock. */
export const dueNoticeEntity = defineEntity({
  name: 'dueNotice',
  version: 1,
  schema: z.object({ shard: z.int(), orderId: OrderId, until: z.string() }),
  key: { pk: 'DUE_NOTICES#{shard}', sk: '{until}~{orderId}' },
  reads: { listDueNotices: 'orders whose buyers are to be told of a change or a delay now' },
});
export type DueNotice = ValueOf<typeof dueNoticeEntity>;

const keepSeconds = 24 * 60 * 60;
const AnnouncedState = StoredOrder.pick({
  day: true,
  period: true,
  place: true,
  unitOffice: true,
  dispatchedAt: true,
}).extend({ status: StoredOrder.shape.status.optional() });
export type AnnouncedState = z.output<typeof AnnouncedState>;

/** What the buyer was told last, stored as `told`; needed only while a change waits to be told. */
export const announcedStateEntity = defineEntity({
  name: 'told',
  version: 1,
  schema: z.object({ orderId: OrderId, state: AnnouncedState, at: z.string() }),
  key: { pk: 'ORDER#{orderId}', sk: 'TOLD' },
  ttl: ({ at }) => toEpochSeconds(at) + keepSeconds,
  reads: { findAnnouncedState: 'the time, place, dispatch and status that the buyer of an order knows' },
});

export type AnnouncedStateItem = ValueOf<typeof announcedStateEntity>;

const toDueNotice = (orderId: OrderId, until: Date): DueNotice => ({
  shard: toOrderShard(orderId),
  orderId,
  until: until.toISOString(),
});

export const dueNoticePut = (orderId: OrderId, until: Date): WriteRequest => ({
  PutRequest: { Item: dueNoticeEntity.toItem(toDueNotice(orderId, until)) },
});

export const dueNoticeDelete = (orderId: OrderId, until: Date): WriteRequest => ({
  DeleteRequest: { Key: dueNoticeEntity.key(toDueNotice(orderId, until)) },
});

export const putDueNotices = (orderIds: readonly OrderId[], until: Date): Promise<void> =>
  batchWrite(orderIds.map((id) => dueNoticePut(id, until)));

export async function deleteDueNotice(due: DueNotice): Promise<void> {
  await removeItem(dueNoticeEntity, due);
}

export async function listDueNotices(now: Date): Promise<DueNotice[]> {
  const between = ['0', `${now.toISOString()}~~`] as const;
  const shards = orderShards.map((shard) => queryPartition(dueNoticeEntity, { shard }, { between }));
  return (await Promise.all(shards)).flat();
}

export const findAnnouncedState = async (orderId: OrderId): Promise<AnnouncedState | undefined> =>
  (await get(announcedStateEntity, { orderId }))?.state;

const toAnnouncedState = ({ dispatchedAt = null, status, ...state }: AnnouncedState): AnnouncedState => ({
  ...{ day: state.day, period: state.period, place: state.place, unitOffice: state.unitOffice },
  ...{ dispatchedAt, status },
});

export async function saveAnnouncedState(orderId: OrderId, state: AnnouncedState, now: Date): Promise<void> {
  await putItem(announcedStateEntity, { orderId, state: toAnnouncedState(state), at: now.toISOString() });
}

export async function saveAnnouncedStateOnce(
  orderId: OrderId,
  state: AnnouncedState,
  now: Date,
): Promise<void> {
  await putItem(
    announcedStateEntity,
    { orderId, state: toAnnouncedState(state), at: now.toISOString() },
    absent(),
  );
}

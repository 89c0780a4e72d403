import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import type { WriteRequest } from '#platform/table/batchWrite.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { put, type Write } from '#platform/table/transact.ts';
import { removeItem } from '#platform/table/write.ts';
import { orderShards, toOrderShard } from './orderEntity.ts';

/** Only makes the job look at the order again. */
export const acceptReminderEntity = defineEntity({
  name: 'acceptReminder',
  version: 1,
  schema: z.object({ shard: z.int(), orderId: OrderId, until: z.string() }),
  key: { pk: 'ACCEPT_REMINDERS#{shard}', sk: '{until}~{orderId}' },
  reads: { listDueReminders: 'orders whose accept clock or rescue has come to a step' },
});
type AcceptReminder = ValueOf<typeof acceptReminderEntity>;

const toReminder = (orderId: OrderId, until: Date): AcceptReminder => ({
  ...{ shard: toOrderShard(orderId), orderId, until: until.toISOString() },
});

export const acceptReminderPuts = (orderId: OrderId, instants: readonly string[]): WriteRequest[] =>
  instants.map((at) => ({
    PutRequest: { Item: acceptReminderEntity.toItem(toReminder(orderId, new Date(at))) },
  }));

/** Part of the transaction that makes the step due. */
export const insertAcceptReminder = (orderId: OrderId, until: Date): Write =>
  put(acceptReminderEntity, toReminder(orderId, until));

export async function deleteAcceptReminder(due: AcceptReminder): Promise<void> {
  await removeItem(acceptReminderEntity, due);
}

export async function listDueReminders(now: Date): Promise<AcceptReminder[]> {
  const between = ['0', `${now.toISOString()}~~`] as const;
  const shards = orderShards.map((shard) => queryPartition(acceptReminderEntity, { shard }, { between }));
  return (await Promise.all(shards)).flat();
}

import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { orderShards, toOrderShard } from '#model/orders/orderEntity.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { putItem, removeItem } from '#platform/table/write.ts';

/** Only makes the job look at the order again. */
export const acceptReminderEntity = defineEntity({
  name: 'acceptReminder',
  version: 1,
  schema: z.object({ shard: z.int(), orderId: OrderId, until: z.string() }),
  key: { pk: 'ACCEPT_REMINDERS#{shard}', sk: '{until}~{orderId}' },
  reads: { listDueReminders: 'new orders that somebody should have opened by now' },
});
type AcceptReminder = ValueOf<typeof acceptReminderEntity>;

export async function putAcceptReminder(orderId: OrderId, until: Date): Promise<void> {
  await putItem(acceptReminderEntity, { shard: toOrderShard(orderId), orderId, until: until.toISOString() });
}

export async function deleteAcceptReminder(due: AcceptReminder): Promise<void> {
  await removeItem(acceptReminderEntity, due);
}

export async function listDueReminders(now: Date): Promise<AcceptReminder[]> {
  const between = ['0', `${now.toISOString()}~~`] as const;
  const shards = orderShards.map((shard) => queryPartition(acceptReminderEntity, { shard }, { between }));
  return (await Promise.all(shards)).flat();
}

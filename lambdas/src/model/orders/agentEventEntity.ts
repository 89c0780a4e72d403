import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { putItem, removeItem } from '#platform/table/write.ts';
import { type OrderItem, orderShards, toOrderShard } from './orderEntity.ts';

const keepSeconds = 2 * 24 * 60 * 60;

/** Only makes the job send the order, as it is then, to its agent. */
export const agentEventEntity = defineEntity({
  name: 'agentEvent',
  version: 1,
  schema: z.object({
    shard: z.int(),
    orderId: OrderId,
    until: z.string(),
    attempt: z.int(),
    /** The order itself is new to the agent. */
    isNew: z.boolean().optional(),
  }),
  key: { pk: 'AGENT_EVENTS#{shard}', sk: '{until}~{orderId}' },
  ttl: ({ until }) => toEpochSeconds(until) + keepSeconds,
  reads: { listDueAgentEvents: 'orders whose agents are to be told of a change now' },
});
export type AgentEvent = ValueOf<typeof agentEventEntity>;

/** Named by the change: a repeated delivery of the stream plans nothing new. */
export async function planAgentEvent(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  if (!after.agentSession || before?.version === after.version) return;
  const event = { orderId: after.id, until: after.updatedAt, attempt: 0 };
  await putAgentEvent({ ...event, ...(!before && { isNew: true }) });
}

export async function putAgentEvent(event: Omit<AgentEvent, 'shard'>): Promise<void> {
  await putItem(agentEventEntity, { ...event, shard: toOrderShard(event.orderId) });
}

export async function deleteAgentEvent(event: AgentEvent): Promise<void> {
  await removeItem(agentEventEntity, event);
}

export async function listDueAgentEvents(now: Date): Promise<AgentEvent[]> {
  const between = ['0', `${now.toISOString()}~~`] as const;
  const shards = orderShards.map((shard) => queryPartition(agentEventEntity, { shard }, { between }));
  return (await Promise.all(shards)).flat();
}

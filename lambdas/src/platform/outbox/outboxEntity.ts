import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { ulid } from 'ulid';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get } from '#platform/table/read.ts';
import { put, type Write } from '#platform/table/transact.ts';
import { putItem, removeItem } from '#platform/table/write.ts';
import { Outgoing } from './outgoing.ts';

const keepSeconds = 24 * 60 * 60;

export const outboxEntity = defineEntity({
  name: 'outbox',
  version: 1,
  schema: z.object({ id: z.string(), content: Outgoing, createdAt: z.string() }),
  key: { pk: 'OUTBOX#{id}', sk: 'MESSAGE' },
  ttl: ({ createdAt }) => toEpochSeconds(createdAt) + keepSeconds,
  reads: { findOutgoing: 'what is still to be sent' },
});
export type OutboxItem = ValueOf<typeof outboxEntity>;

/** Transactional outbox; the stream's consumer sends and deletes it. */
export const putOutgoing = (content: Outgoing, now: Date): Write =>
  put(outboxEntity, { id: ulid(now.getTime()), content, createdAt: now.toISOString() });

export async function findOutgoing({ id }: Pick<OutboxItem, 'id'>): Promise<Outgoing | undefined> {
  const item = await get(outboxEntity, { id });
  return item?.content;
}

export async function saveUnsent(item: OutboxItem, content: Outgoing): Promise<void> {
  await putItem(outboxEntity, { ...item, content });
}

export async function deleteOutgoing(item: OutboxItem): Promise<void> {
  await removeItem(outboxEntity, item);
}

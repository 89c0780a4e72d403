import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent } from '#platform/table/condition.ts';
import { defineEntity } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { put, type Write } from '#platform/table/transact.ts';
import { putItem } from '#platform/table/write.ts';

export const noticeEntity = defineEntity({
  name: 'notice',
  version: 1,
  schema: z.object({ orderId: OrderId, name: z.string(), at: z.string() }),
  key: { pk: 'ORDER#{orderId}', sk: 'NOTICE#{name}' },
  reads: { listSent: 'which messages of a notice about an order went out' },
});

/** Those whose name begins so. */
export async function listSent(orderId: OrderId, beginning: string): Promise<ReadonlySet<string>> {
  const { sk } = noticeEntity.key({ orderId, name: beginning });
  const sent = await queryPartition(noticeEntity, { orderId }, { between: [sk, `${sk}~`] });
  return new Set(sent.map(({ name }) => name));
}

export const putSentOnce = (orderId: OrderId, name: string, now: Date): Write =>
  put(noticeEntity, { orderId, name, at: now.toISOString() }, absent());

export async function recordSent(orderId: OrderId, name: string, now: Date): Promise<void> {
  await putItem(noticeEntity, { orderId, name, at: now.toISOString() });
}

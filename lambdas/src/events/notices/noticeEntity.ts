import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent } from '#platform/table/condition.ts';
import { defineEntity } from '#platform/table/entity.ts';
import { get } from '#platform/table/read.ts';
import { put, type Write } from '#platform/table/transact.ts';
import { putItem } from '#platform/table/write.ts';

export const noticeEntity = defineEntity({
  name: 'notice',
  version: 1,
  schema: z.object({ orderId: OrderId, name: z.string(), at: z.string() }),
  key: { pk: 'ORDER#{orderId}', sk: 'NOTICE#{name}' },
  reads: { wasSent: 'whether a notice about an order went out' },
});

export const wasSent = async (orderId: OrderId, name: string): Promise<boolean> =>
  (await get(noticeEntity, { orderId, name })) !== undefined;

export const putSentOnce = (orderId: OrderId, name: string, now: Date): Write =>
  put(noticeEntity, { orderId, name, at: now.toISOString() }, absent());

export async function recordSent(orderId: OrderId, name: string, now: Date): Promise<void> {
  await putItem(noticeEntity, { orderId, name, at: now.toISOString() });
}

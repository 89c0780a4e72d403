import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent } from '#platform/table/condition.ts';
import { defineEntity } from '#platform/table/entity.ts';
import { get } from '#platform/table/read.ts';
import { putItem } from '#platform/table/write.ts';

/** First view by the florist. Not on the order: a new version would conflict with open pages. */
export const orderOpenedEntity = defineEntity({
  name: 'orderOpened',
  version: 1,
  schema: z.object({ orderId: OrderId, at: z.string() }),
  key: { pk: 'ORDER#{orderId}', sk: 'OPENED' },
  reads: { wasOpened: 'whether somebody of the florist has opened a new order' },
});

export const wasOpened = async (orderId: OrderId): Promise<boolean> =>
  (await get(orderOpenedEntity, { orderId })) !== undefined;

export async function recordOpened(orderId: OrderId, now: Date): Promise<void> {
  await putItem(orderOpenedEntity, { orderId, at: now.toISOString() }, absent());
}

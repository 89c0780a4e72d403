import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { getMany } from '#platform/table/read.ts';
import { patch, type Write } from '#platform/table/transact.ts';
import { patchItem } from '#platform/table/write.ts';

/** What was done about a late order. Not on the order: a new version would conflict with open pages. */
export const orderLateEntity = defineEntity({
  name: 'orderLate',
  version: 1,
  schema: z.object({
    orderId: OrderId,
    buyerToldAt: z.string().optional(),
    remindedAt: z.string().optional(),
    remindedBy: z.string().optional(),
  }),
  key: { pk: 'ORDER#{orderId}', sk: 'LATE' },
  reads: { findLateItems: 'when the buyer of a late order was told, and who reminded its florist' },
});
export type OrderLate = ValueOf<typeof orderLateEntity>;

export async function findLateItems(ids: readonly OrderId[]): Promise<Map<OrderId, OrderLate>> {
  const items = await getMany(
    orderLateEntity,
    ids.map((orderId) => ({ orderId })),
  );
  return new Map(items.map((item) => [item.orderId, item]));
}

export async function recordBuyerTold(orderId: OrderId, now: Date): Promise<void> {
  const set = { orderId, buyerToldAt: now.toISOString() };
  await patchItem(orderLateEntity, { orderId }, { set }, absent('buyerToldAt'));
}

/** Fails when the florist was reminded before. */
export const recordReminder = (orderId: OrderId, by: string, now: Date): Write =>
  patch(
    orderLateEntity,
    { orderId },
    { set: { orderId, remindedAt: now.toISOString(), remindedBy: by } },
    absent('remindedAt'),
  );

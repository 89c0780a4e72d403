import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { CartHash, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent, and, exists } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get } from '#platform/table/read.ts';
import { patch, put, type Write } from '#platform/table/transact.ts';
import { keepCartSeconds } from './cartLookupEntity.ts';

/** One per cart. */
export const reminderEntity = defineEntity({
  name: 'reminder',
  version: 1,
  /** With an order once the cart became one and was counted. */
  schema: z.object({ hash: CartHash, at: z.string(), orderId: OrderId.optional() }),
  key: { pk: 'CART#{hash}', sk: 'REMINDER' },
  ttl: ({ at }) => toEpochSeconds(at) + keepCartSeconds,
  reads: { findReminder: 'whether the buyer of a cart was reminded before it became an order' },
});
export type ReminderItem = ValueOf<typeof reminderEntity>;

export const findReminder = (hash: CartHash, read: Get = get): Promise<ReminderItem | undefined> =>
  read(reminderEntity, { hash });

/** Fails when there was one. */
export const putReminder = (hash: CartHash, now: Date): Write =>
  put(reminderEntity, { hash, at: now.toISOString() }, absent());

/** Fails when it was counted. */
export const countOnce = (reminder: ReminderItem, orderId: OrderId): Write =>
  patch(reminderEntity, reminder, { set: { orderId } }, and(exists(), absent('orderId')));

import { CartHash } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent } from '../table/condition.ts';
import { defineEntity } from '../table/entity.ts';
import { put, type Write } from '../table/transact.ts';
import { keepCartSeconds } from './cartLookupEntity.ts';

/** One per cart. */
export const reminderEntity = defineEntity({
  name: 'reminder',
  version: 1,
  schema: z.object({ hash: CartHash, at: z.string() }),
  key: { pk: 'CART#{hash}', sk: 'REMINDER' },
  ttl: ({ at }) => Math.floor(Date.parse(at) / 1000) + keepCartSeconds,
  reads: { listAbandonedCarts: 'whether the buyer of a cart was reminded' },
});

/** Fails when there was one. */
export const putReminder = (hash: CartHash, now: Date): Write =>
  put(reminderEntity, { hash, at: now.toISOString() }, absent());

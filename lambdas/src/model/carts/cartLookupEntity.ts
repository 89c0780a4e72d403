import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { CartHash, OrderId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get } from '#platform/table/read.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';

export const keepCartSeconds = 90 * 24 * 60 * 60;

/** Maps a cart's hash to its person and to the order made of it. */
export const cartLookupEntity = defineEntity({
  name: 'cartLookup',
  version: 1,
  schema: z.object({ hash: CartHash, userId: UserId, orderId: OrderId.optional(), createdAt: z.string() }),
  key: { pk: 'CART#{hash}', sk: 'CART' },
  ttl: ({ createdAt, orderId }) => (orderId ? undefined : toEpochSeconds(createdAt) + keepCartSeconds),
  reads: { findCartLookup: 'whose cart a hash is of, and which order it became' },
});
export type CartLookup = ValueOf<typeof cartLookupEntity>;
type LookupOfCart = Omit<CartLookup, 'orderId'>;

export const findCartLookup = (hash: CartHash): Promise<CartLookup | undefined> =>
  get(cartLookupEntity, { hash });

export const insertLookup = ({ hash, userId, createdAt }: LookupOfCart): Write =>
  put(cartLookupEntity, { hash, userId, createdAt }, absent());

export const removeLookup = (cart: LookupOfCart): Write => remove(cartLookupEntity, cart, absent('orderId'));

export const putOrderLookup = ({ hash, userId, createdAt }: LookupOfCart, orderId: OrderId): Write =>
  put(cartLookupEntity, { hash, userId, createdAt, orderId }, absent('orderId'));

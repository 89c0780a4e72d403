import { setTimeout as pause } from 'node:timers/promises';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { CartHash, OrderId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { cartHashKey, cartKey } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';
import { type TransactItem, transact } from '../table/transact.ts';
import { type CartItem, emptyCart } from './cartItem.ts';

const keepSeconds = 90 * 24 * 60 * 60;
const ttlOf = (cart: CartItem) => Math.floor(Date.parse(cart.touchedAt) / 1000) + keepSeconds;
const stored = (cart: CartItem) => ({ ...cart, ...cartKey(cart.userId), ttl: ttlOf(cart) });

export async function findCart(userId: UserId): Promise<CartItem | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: cartKey(userId), ConsistentRead: true }),
  );
  return Item as CartItem | undefined;
}

/** What became of a cart: whose it is, and the order it turned into. */
export interface CartTrace {
  userId: UserId;
  orderId?: OrderId;
}

export async function findCartTrace(hash: CartHash): Promise<CartTrace | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: cartHashKey(hash), ConsistentRead: true }),
  );
  return Item as CartTrace | undefined;
}

/** The trace of a fresh cart. */
export function putTrace(cart: CartItem): TransactItem {
  return {
    Put: {
      TableName: tableName,
      Item: { ...cartHashKey(cart.hash), userId: cart.userId, ttl: ttlOf(cart) },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** A cart that another replaces leaves nothing behind. */
function deleteTrace(cart: CartItem): TransactItem {
  return {
    Delete: {
      TableName: tableName,
      Key: cartHashKey(cart.hash),
      ConditionExpression: 'attribute_not_exists(orderId)',
    },
  };
}

/** Makes a trace lead to its order, once. */
export function traceToOrder(cart: CartItem, orderId: OrderId): TransactItem {
  return {
    Update: {
      TableName: tableName,
      Key: cartHashKey(cart.hash),
      UpdateExpression: 'SET orderId = :orderId, userId = :userId REMOVE #ttl',
      ConditionExpression: 'attribute_not_exists(orderId)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':orderId': orderId, ':userId': cart.userId },
    },
  };
}

/** Puts a fresh cart in the place of the present one, as it was read (undefined: there was none). */
export function replaceCart(fresh: CartItem, present: CartItem | undefined): TransactItem {
  return {
    Put: {
      TableName: tableName,
      Item: stored(fresh),
      ...(present
        ? {
            ConditionExpression: '#hash = :hash AND #version = :version',
            ExpressionAttributeNames: { '#hash': 'hash', '#version': 'version' },
            ExpressionAttributeValues: { ':hash': present.hash, ':version': present.version },
          }
        : { ConditionExpression: 'attribute_not_exists(pk)' }),
    },
  };
}

/** The person's cart; made when there is none. Two first visits at once end with one cart. */
export async function openCart(userId: UserId, present: CartItem | undefined, now: Date): Promise<CartItem> {
  if (present) return present;
  const fresh = emptyCart(userId, now);
  const failed = await transact([replaceCart(fresh, undefined), putTrace(fresh)]);
  if (!failed) return fresh;
  const other = await findCart(userId);
  if (!other) throw new AppError('CONFLICT.BUSY');
  return other;
}

/** A fresh cart instead of the present one. */
export async function startNewCart(
  userId: UserId,
  present: CartItem | undefined,
  now: Date,
): Promise<CartItem> {
  const fresh = emptyCart(userId, now, present);
  const replaced = present ? [deleteTrace(present)] : [];
  const failed = await transact([replaceCart(fresh, present), putTrace(fresh), ...replaced]);
  if (failed) throw new AppError('CONFLICT.BUSY', { retryAfterSeconds: 1 });
  return fresh;
}

const changeWithinMs = 8000;

/**
 * Changes a cart by a pure function. When somebody else was faster, it is read again and the change applied to what is
 * there now, with full jitter: parallel changes all count.
 */
export async function changeCart(
  first: CartItem,
  change: (cart: CartItem) => CartItem,
  now: Date,
): Promise<CartItem> {
  const deadline = Date.now() + changeWithinMs;
  let present = first;
  for (let attempt = 1; ; attempt++) {
    const changed = change(present);
    if (changed === present) return present;
    const next = { ...changed, version: present.version + 1, touchedAt: now.toISOString() };
    if (await saved(next, present)) return next;
    if (Date.now() > deadline) throw new AppError('CONFLICT.BUSY', { retryAfterSeconds: 1 });
    await pause(Math.random() * Math.min(400, 10 * 2 ** attempt));
    present = await sameCart(first);
  }
}

async function saved(next: CartItem, present: CartItem): Promise<boolean> {
  try {
    await table.send(
      new PutCommand({
        TableName: tableName,
        Item: stored(next),
        ConditionExpression: '#hash = :hash AND #version = :version',
        ExpressionAttributeNames: { '#hash': 'hash', '#version': 'version' },
        ExpressionAttributeValues: { ':hash': present.hash, ':version': present.version },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** The same cart again; it may have become an order in the meantime. */
async function sameCart(first: CartItem): Promise<CartItem> {
  const present = await findCart(first.userId);
  if (present?.hash !== first.hash) throw new AppError('CART.SUBMITTED');
  return present;
}

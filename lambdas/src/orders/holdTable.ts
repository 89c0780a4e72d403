import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { OrderId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { allOrdersShards, holdKey, holdsPartition, type Key, openUnpaidKey } from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';
import { table, tableName } from '../table/tableClient.ts';
import type { TransactItem } from '../table/transact.ts';
import { shardOf } from './orderTable.ts';

/** A row for each held place, so that the lapsed ones are found without reading any order. */
export interface HoldItem extends Key {
  orderId: OrderId;
  until: string;
}

export const holdItem = (orderId: OrderId, until: string): HoldItem => ({
  ...holdKey(shardOf(orderId), until, orderId),
  orderId,
  until,
});

export const putHold = (orderId: OrderId, until: string): TransactItem => ({
  Put: { TableName: tableName, Item: holdItem(orderId, until) },
});

export const deleteHold = (orderId: OrderId, until: string): TransactItem => ({
  Delete: { TableName: tableName, Key: holdKey(shardOf(orderId), until, orderId) },
});

export async function forgetHold({ pk, sk }: HoldItem): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName, Key: { pk, sk } }));
}

/** Holds that have lapsed by now, of each shard oldest first. */
export async function listLapsedHolds(now: Date): Promise<HoldItem[]> {
  const shards = Array.from({ length: allOrdersShards }, (_, shard) =>
    queryAll({
      KeyConditionExpression: 'pk = :pk AND sk <= :now',
      ExpressionAttributeValues: { ':pk': holdsPartition(shard), ':now': `${now.toISOString()}~~` },
      ConsistentRead: true,
    }),
  );
  return (await Promise.all(shards)).flat() as HoldItem[];
}

/** A buyer's orders that are open and unpaid. */
export async function findOpenUnpaid(id: UserId): Promise<OrderId[]> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: openUnpaidKey(id), ConsistentRead: true }),
  );
  return [...((Item?.orderIds as ReadonlySet<OrderId> | undefined) ?? [])];
}

/** Counts an order among its buyer's open unpaid ones, where a limit is given only while there is room. */
export function addOpenUnpaid(userId: UserId, orderId: OrderId, limit?: number): TransactItem {
  return {
    Update: {
      TableName: tableName,
      Key: openUnpaidKey(userId),
      UpdateExpression: 'ADD orderIds :ids',
      ...(limit !== undefined && {
        ConditionExpression: 'attribute_not_exists(orderIds) OR size(orderIds) < :limit',
      }),
      ExpressionAttributeValues: {
        ':ids': new Set([orderId]),
        ...(limit !== undefined && { ':limit': limit }),
      },
    },
  };
}

export function removeOpenUnpaid(userId: UserId, orderId: OrderId): TransactItem {
  return {
    Update: {
      TableName: tableName,
      Key: openUnpaidKey(userId),
      UpdateExpression: 'DELETE orderIds :ids',
      ExpressionAttributeValues: { ':ids': new Set([orderId]) },
    },
  };
}

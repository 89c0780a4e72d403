import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyId, OrderId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { getAll } from '../table/getAll.ts';
import {
  allOrdersShards,
  type IndexName,
  indexes,
  inOrdersOfAll,
  inOrdersOfCompany,
  inOrdersOfUser,
  orderHistoryKey,
  orderKey,
} from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';
import { table, tableName } from '../table/tableClient.ts';
import type { TransactItem } from '../table/transact.ts';
import { splitHistory } from './orderHistory.ts';
import type { HistoryEntry, OrderItem } from './orderItem.ts';

/** What the lists filter by, without reading the orders themselves. */
export type ListedOrder = Pick<
  OrderItem,
  'id' | 'status' | 'paymentStatus' | 'companyId' | 'isPickup' | 'searchText' | 'totalCents'
> & { deliveryDay: string | null };

/** Which partition of all orders: any spread by id will do. */
export function shardOf(id: OrderId): number {
  const last = id.codePointAt(id.length - 1) ?? 0;
  return last % allOrdersShards;
}

/** The item with its places in the indexes; `sk` order is by creation. */
export function storedOrder(order: OrderItem) {
  const at = `${order.createdAt}~${order.id}`;
  return {
    ...order,
    ...orderKey(order.id),
    deliveryDay: order.day,
    ...inOrdersOfUser(order.userId, at),
    ...inOrdersOfCompany(order.companyId, at),
    ...inOrdersOfAll(shardOf(order.id), at),
  };
}

export function insertOrder(order: OrderItem): TransactItem {
  return {
    Put: {
      TableName: tableName,
      Item: storedOrder(order),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/**
 * Replaces an order as it was read; the first condition fails when somebody changed it since. A payment can always be
 * written: however long the history, the row has room.
 */
export function replaceOrder(changed: OrderItem, readVersion: number): TransactItem[] {
  const { order, older } = splitHistory(changed);
  const row: TransactItem = {
    Put: {
      TableName: tableName,
      Item: storedOrder(order),
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': readVersion },
    },
  };
  if (older.length === 0) return [row];
  const Item = { ...orderHistoryKey(order.id, String(order.version).padStart(10, '0')), lines: older };
  return [row, { Put: { TableName: tableName, Item } }];
}

/** An answer has 6 MB: some 20,000 lines. */
const mostHistoryRows = 500;

/** The whole history, oldest first. */
export async function readHistory({
  id,
  history,
  hasOlderHistory,
}: OrderItem): Promise<readonly HistoryEntry[]> {
  if (!hasOlderHistory) return history;
  const { pk, sk } = orderHistoryKey(id, '');
  const rows = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
  });
  const older = (rows as { lines: HistoryEntry[] }[]).slice(-mostHistoryRows).flatMap(({ lines }) => lines);
  return [...older, ...history].toSorted((a, b) => a.at.localeCompare(b.at));
}

export async function findOrder(id: OrderId): Promise<OrderItem | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: orderKey(id), ConsistentRead: true }),
  );
  return Item as OrderItem | undefined;
}

/** Orders by id in the given order; at most 100. */
export async function findOrders(ids: readonly OrderId[]): Promise<OrderItem[]> {
  const orders = (await getAll(ids.map((id) => orderKey(id)))) as OrderItem[];
  const found = new Map(orders.map((order) => [order.id, order] as const));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export const listOrdersOfUser = (id: UserId) =>
  wholeIndex('ordersOfUser', inOrdersOfUser(id, '').ordersOfUser);
export const listOrdersOfCompany = (id: CompanyId) =>
  wholeIndex('ordersOfCompany', inOrdersOfCompany(id, '').ordersOfCompany);

/** All orders, newest first, gathered from all shards; `since` an instant, only those placed from then on. */
export async function listOrdersOfAll(since = ''): Promise<ListedOrder[]> {
  const shards = Array.from({ length: allOrdersShards }, (_, shard) =>
    wholeIndex('ordersOfAll', inOrdersOfAll(shard, '').ordersOfAll, since),
  );
  const orders = (await Promise.all(shards)).flat();
  return orders.sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** The filterable rows of one partition of an index, newest first: some 150 bytes an order, 7,000 a round trip. */
async function wholeIndex(index: IndexName, partition: string, since = ''): Promise<ListedOrder[]> {
  const { partition: partitionName, sort } = indexes[index];
  const rows = await queryAll({
    IndexName: index,
    KeyConditionExpression: since ? '#partition = :partition AND #sort >= :since' : '#partition = :partition',
    ExpressionAttributeNames: { '#partition': partitionName, ...(since && { '#sort': sort }) },
    ExpressionAttributeValues: { ':partition': partition, ...(since && { ':since': since }) },
    ScanIndexForward: false,
  });
  return rows as ListedOrder[];
}

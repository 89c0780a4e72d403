import { type CompanyId, OrderId, type UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { OrderStatus } from '@bloomkin/shared/schemas/order.ts';
import * as z from 'zod';
import { removeItems } from '#platform/table/batchWrite.ts';
import { absent, equals } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get, getMany, queryIndex, queryPartition } from '#platform/table/read.ts';
import { put, remove, replace, type Write } from '#platform/table/transact.ts';
import { type HistoryEntry, splitHistory } from './orderHistory.ts';
import { noDay, readOrderSort, toDueSortKey, toRowText } from './orderSort.ts';
import { History, ListedOrder, StoredOrder } from './storedOrder.ts';

/** Write sharding of the work lists. */
export const orderShards = Array.from({ length: 8 }, (_, shard) => shard);

export const toOrderShard = (id: OrderId): number =>
  (id.codePointAt(id.length - 1) ?? 0) % orderShards.length;

const sort = '{createdAt}~{id}';

/** A florist's open orders are few and read whole; done ones are read by day (docs/decisions/0043). */
export const toStage = (status: OrderStatus): OrderStage =>
  status === 'completed' || status === 'canceled' ? status : 'open';
export type OrderStage = 'open' | ClosedStage;
export type ClosedStage = 'completed' | 'canceled';

type Owing = Pick<
  z.output<typeof StoredOrder>,
  'status' | 'paymentStatus' | 'paidBy' | 'paymentIntentId' | 'rescue'
>;

/** True for a canceled card order until the provider confirms its refund, unless its buyer is asked who may make it. */
export const isRefundOwed = <O extends Owing>(order: O): order is O & { paymentIntentId: string } =>
  order.status === 'canceled' &&
  order.rescue?.state !== 'open' &&
  order.paymentStatus === 'paid' &&
  order.paidBy === 'card' &&
  order.paymentIntentId !== null;

/** The retention job finds each order once: emptied and deleted orders leave the list of done ones. */
type AllList = 'open' | 'done' | 'emptied' | 'deleted' | 'deletedEmptied';

function toAllList({
  status,
  emptied,
  deletedAt,
}: Pick<z.output<typeof StoredOrder>, 'status' | 'emptied' | 'deletedAt'>): AllList {
  if (deletedAt) return emptied ? 'deletedEmptied' : 'deleted';
  if (emptied) return 'emptied';
  return toStage(status) === 'open' ? 'open' : 'done';
}

type Deletable = { deletedAt?: string | null | undefined };
const isNotDeleted = ({ deletedAt }: Deletable): boolean => !deletedAt;
const isOpen = ({ status, ...order }: Deletable & { status: OrderStatus }): boolean =>
  isNotDeleted(order) && toStage(status) === 'open';

export const orderEntity = defineEntity({
  name: 'order',
  version: 1,
  schema: StoredOrder,
  key: { pk: 'ORDER#{id}', sk: 'ORDER' },
  lock: 'version',
  computed: (order) => ({
    shard: toOrderShard(order.id),
    list: toAllList(order),
    due: toDueSortKey(order),
    brief: toRowText(order),
  }),
  indexes: {
    ordersOfUser: { partition: 'USER#{userId}', sort, row: ListedOrder, when: isNotDeleted },
    ordersOfCompany: {
      partition: 'COMPANY#{companyId}#open',
      sort: '{due}~{id}',
      row: ListedOrder,
      when: isOpen,
    },
    ordersOfAll: {
      partition: 'ALL#{list}',
      sort: '{due}~{id}',
      row: ListedOrder,
      when: (order) => toAllList(order) !== 'open',
    },
    /** The sort key holds everything that the market's lists filter by (docs/decisions/0043). */
    openOrders: {
      partition: 'OPEN',
      sort: '{due}~{id}~{brief}',
      row: z.object({ openOrdersSort: z.string(), type: z.string() }),
      when: isOpen,
    },
    refundsOwed: {
      partition: 'REFUNDS_OWED#{shard}',
      sort,
      row: ListedOrder.pick({ id: true }),
      when: isRefundOwed,
    },
  },
  reads: {
    findOrder: 'an order',
    findOrderEvenDeleted: 'an order, also one that was deleted',
    findPaidOrder: 'the order that a payment is for now',
    findOrders: 'orders by their ids',
    findOrdersEvenDeleted: 'the same, also those that were deleted',
    listOrdersOfUser: 'the orders of a person',
    listOpenOrdersOfCompany: 'the open orders of a company',
    listOrdersOfAll: 'orders of all florists, by day of delivery',
    listDueBefore: 'the done or deleted orders that keep, or no longer keep, what their delivery needed',
    listRefundsOwed: 'the canceled orders whose payment has not gone back',
  },
});
export type OrderItem = ValueOf<typeof orderEntity>;

export const orderHistoryEntity = defineEntity({
  name: 'orderHistory',
  version: 1,
  schema: z.object({
    orderId: OrderId,
    /** Version at the move, zero-padded to ten digits. */
    orderVersion: z.string(),
    lines: History,
  }),
  key: { pk: 'ORDER#{orderId}', sk: 'HISTORY#{orderVersion}' },
  reads: { readHistory: 'the older history of an order' },
});

export const insertOrder = (order: OrderItem): Write => put(orderEntity, order, absent());

/** `order` fails when it changed since. A payment always fits, as the history is bounded. */
export function replaceOrder(next: OrderItem, read: OrderItem) {
  const { order, older } = splitHistory(next);
  const orderVersion = String(order.version).padStart(10, '0');
  return {
    order: replace(orderEntity, order, read),
    history:
      older.length > 0
        ? put(orderHistoryEntity, { orderId: order.id, orderVersion, lines: older })
        : undefined,
  };
}

/** Lambda's 6 MB response fits some 20,000 lines. */
const maxHistoryItems = 500;

export async function readHistory(order: OrderItem): Promise<readonly HistoryEntry[]> {
  const { id: orderId, history, hasOlderHistory } = order;
  if (!hasOlderHistory) return history;
  const items = await queryPartition(orderHistoryEntity, { orderId });
  const older = items.slice(-maxHistoryItems).flatMap(({ lines }) => lines);
  return [...older, ...history].toSorted((a, b) => a.at.localeCompare(b.at));
}

/** For effects of a payment or a change that arrive after the deletion. */
export const findOrderEvenDeleted = (id: OrderId, read: Get = get): Promise<OrderItem | undefined> =>
  read(orderEntity, { id });

export async function findOrder(id: OrderId, read?: Get): Promise<OrderItem | undefined> {
  const order = await findOrderEvenDeleted(id, read);
  return order && isNotDeleted(order) ? order : undefined;
}

/** The payment of a moved order belongs to the order that took it over. */
export async function findPaidOrder(id: OrderId, read?: Get): Promise<OrderItem | undefined> {
  const order = await findOrderEvenDeleted(id, read);
  return order?.rescue?.toOrderId ? findPaidOrder(order.rescue.toOrderId) : order;
}

export const findOrdersEvenDeleted = (ids: readonly OrderId[]): Promise<OrderItem[]> =>
  getMany(
    orderEntity,
    ids.map((id) => ({ id })),
  );

export const findOrders = async (ids: readonly OrderId[]): Promise<OrderItem[]> =>
  (await findOrdersEvenDeleted(ids)).filter(isNotDeleted);

const newestFirst = { descending: true };

export const listOrdersOfUser = (userId: UserId): Promise<ListedOrder[]> =>
  queryIndex(orderEntity, 'ordersOfUser', { userId }, newestFirst);

export const listOpenOrdersOfCompany = (companyId: CompanyId): Promise<ListedOrder[]> =>
  // Day counts share the partition and sort before the year.
  queryIndex(orderEntity, 'ordersOfCompany', { companyId }, { from: noDay });

/** For a job, newest first: all, or those due on a day or later with those that have no day. */
export async function listOrdersOfAll(dueFrom = noDay): Promise<Pick<ListedOrder, 'id' | 'companyId'>[]> {
  const spans: [string, string][] =
    dueFrom === noDay
      ? [[noDay, '']]
      : [
          [noDay, noDay],
          [dueFrom, ''],
        ];
  const query = async (span: [string, string]) => {
    const between = [span[0], `${span[1]}~~`] as const;
    const [open, ...others] = await Promise.all([
      queryIndex(orderEntity, 'openOrders', {}, { between }),
      queryIndex(orderEntity, 'ordersOfAll', { list: 'done' }, { between }),
      queryIndex(orderEntity, 'ordersOfAll', { list: 'emptied' }, { between }),
    ]);
    return [...open.map(({ openOrdersSort }) => readOrderSort(openOrdersSort)), ...others.flat()];
  };
  const orders = await Promise.all(spans.map(query));
  return orders.flat().sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** Orders of a list due before a day, and those that have no day. */
export const listDueBefore = (list: AllList, day: string): Promise<ListedOrder[]> =>
  queryIndex(orderEntity, 'ordersOfAll', { list }, { between: [noDay, day] });

/** Fails when it changed since. */
export const removeOrder = (order: OrderItem): Write =>
  remove(orderEntity, order, equals('version', order.version));

export const removeOlderHistory = async (orderId: OrderId): Promise<void> => {
  const older = await queryPartition(orderHistoryEntity, { orderId });
  await removeItems(older.map((item) => orderHistoryEntity.key(item)));
};

/** Few at any time, however many orders exist. */
export async function listRefundsOwed() {
  const rows = await Promise.all(
    orderShards.map((shard) => queryIndex(orderEntity, 'refundsOwed', { shard })),
  );
  const ids = rows.flat().map(({ id }) => id);
  const orders = await findOrders(ids);
  return orders.filter((order) => isRefundOwed(order));
}

/** When the order was canceled. */
export function refundOwedSince({ history, updatedAt }: OrderItem): Date {
  const canceled = history.findLast(({ what, to }) => what === 'status' && to === 'canceled');
  return new Date(canceled?.at ?? updatedAt);
}

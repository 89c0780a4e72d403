import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#table/entity.ts';
import { queryIndex, queryPartition } from '#table/read.ts';
import { put, remove, type Write } from '#table/transact.ts';
import { type OrderItem, toStage } from '../orderEntity.ts';
import type { ListedOrder } from '../storedOrder.ts';
import { listFilters, type NarrowedBy, toFilterKey } from './filterKey.ts';
import { readOrderSort, toBrief, toDue } from './orderSort.ts';

/**
 * A completed or canceled order in its lists: by due time, and by payment, way of delivery and both. Rows have all that a
 * list shows, so that a call returns some 3,700.
 */
export const orderDueEntity = defineEntity({
  name: 'orderDue',
  version: 1,
  /** Not `id`, which the index projects: the sort key has it. `list` is empty or ends in `~`. */
  schema: z.object({
    companyId: CompanyId,
    orderId: OrderId,
    list: z.string(),
    due: z.string(),
    brief: z.string(),
  }),
  key: { pk: 'ORDER_WORDS#{companyId}', sk: 'DUE#{list}{due}~{orderId}' },
  indexes: {
    ordersOfAll: {
      partition: 'DUE',
      sort: '{list}{due}~{orderId}~{brief}',
      row: z.object({ ordersOfAllSort: z.string() }),
    },
  },
  reads: {
    listOrdersByDue: 'the completed and canceled orders of a company, or of all, of some days',
    listNarrowedOrders:
      'the completed and canceled orders of a company, or of all, by payment and way of delivery',
  },
});
type OrderDue = ValueOf<typeof orderDueEntity>;

const toList = (filter: NarrowedBy): string => `${toFilterKey(filter)}~`;

export function toOrderDues(order: OrderItem): OrderDue[] {
  if (toStage(order.status) === 'open' || order.deletedAt) return [];
  const lists = ['', ...listFilters(order).map((filter) => `${toList(filter)}${order.status}~`)];
  const { companyId, id: orderId } = order;
  return lists.map((list) => ({ companyId, orderId, list, due: toDue(order), brief: toBrief(order) }));
}

/** Part of the transaction that changes a done order, so that its lists never miss it. */
export function dueWrites(read: OrderItem, next: OrderItem): Write[] {
  const [from, to] = [toOrderDues(read), toOrderDues(next)];
  const isSamePlace = (a: OrderDue, b: OrderDue) => a.list === b.list && a.due === b.due;
  const left = from.filter((row) => !to.some((one) => isSamePlace(one, row)));
  const changed = to.filter((row) => !from.some((one) => isSamePlace(one, row) && one.brief === row.brief));
  return [
    ...left.map((row) => remove(orderDueEntity, row)),
    ...changed.map((row) => put(orderDueEntity, row)),
  ];
}

type Between = readonly [from: string, to: string];
type Options = { limit?: number; descending?: boolean };

/** Between two `{day}` or `{day}~{start}`. */
export const listOrdersByDue = (companyId: CompanyId | undefined, between: Between) =>
  listOf(companyId, '', between);

/** Between two `{status}~{day}`: the latest completed orders first, then canceled ones. */
export const listNarrowedOrders = (
  companyId: CompanyId | undefined,
  filter: NarrowedBy,
  between: Between,
  { limit }: { limit: number },
) => listOf(companyId, toList(filter), between, { limit, descending: true });

async function listOf(
  companyId: CompanyId | undefined,
  list: string,
  [from, to]: Between,
  options: Options = {},
): Promise<ListedOrder[]> {
  const between = [`${list}${from}`, `${list}${to}~~`] as const;
  const sorts = await (companyId
    ? listSortsOf(companyId, between, options)
    : listSortsOfAll(between, options));
  return sorts.map((sort) => ({ ...readOrderSort(sort), searchText: '' }));
}

/** `{due}~{id}~{brief}` each. */
async function listSortsOf(companyId: CompanyId, [from, to]: Between, options: Options): Promise<string[]> {
  const between = [`DUE#${from}`, `DUE#${to}`] as const;
  const found = await queryPartition(orderDueEntity, { companyId }, { ...options, between, eventual: true });
  return found.map(({ due, orderId, brief }) => `${due}~${orderId}~${brief}`);
}

async function listSortsOfAll(between: Between, options: Options): Promise<string[]> {
  const found = await queryIndex(orderDueEntity, 'ordersOfAll', {}, { ...options, between });
  return found.map(({ ordersOfAllSort }) => ordersOfAllSort.replace(listPrefix, ''));
}

const listPrefix = /^[a-z_]+~[a-z]+~/;

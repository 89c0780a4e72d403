import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { OrderFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import * as z from 'zod';
import { type ClosedStage, type OrderItem, toStage } from '#model/orders/orderEntity.ts';
import { readOrderSort, toDueSortKey, toRowText } from '#model/orders/orderSort.ts';
import type { ListedOrder } from '#model/orders/storedOrder.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { queryIndex, queryPartition } from '#platform/table/read.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';

/** A list of completed or canceled orders, or of both without a stage. */
export interface ClosedOrderFilter extends Pick<OrderFilter, 'payment_status' | 'pickup'> {
  stage?: ClosedStage | undefined;
}

/** `{payment}_{way}~{stage}~`; payment and way may be empty. */
const toListKey = ({ payment_status, pickup, stage }: ClosedOrderFilter): string =>
  `${payment_status ?? ''}_${pickup === undefined ? '' : pickup ? 'pickup' : 'delivery'}~${stage ?? 'all'}~`;

/** Most orders are delivered, paid and completed: such a filter reads the list without it, so that most orders have one row. */
const withoutUsual = ({ payment_status, pickup, stage }: ClosedOrderFilter): ClosedOrderFilter => ({
  payment_status: payment_status === 'paid' ? undefined : payment_status,
  pickup: pickup || undefined,
  stage: stage === 'completed' ? undefined : stage,
});

/** Each unusual filter that an order fits has a list, so that a page of few orders among many is one read. */
function toListKeys(order: Pick<OrderItem, 'paymentStatus' | 'isPickup'>, ofStage: ClosedStage): Set<string> {
  const all = { payment_status: order.paymentStatus, pickup: order.isPickup, stage: ofStage };
  const { payment_status, pickup, stage } = withoutUsual(all);
  const filters = [{}, { payment_status }, { pickup }, { payment_status, pickup }];
  return new Set(filters.flatMap((filter) => [toListKey(filter), toListKey({ ...filter, stage })]));
}

/** A completed or canceled order in one of its lists, by due time. Rows have all that a list shows: a call returns some 3,000. */
export const orderDueEntity = defineEntity({
  name: 'orderDue',
  version: 1,
  /** Not `id`, which the index projects: the sort key has it. */
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
    listClosedOrders:
      'the completed and canceled orders of a company, or of all, by day, also of one status, payment or way of delivery',
  },
});
type OrderDue = ValueOf<typeof orderDueEntity>;

export function toOrderDues(order: OrderItem): OrderDue[] {
  const stage = toStage(order.status);
  if (stage === 'open' || order.deletedAt) return [];
  const { companyId, id: orderId } = order;
  const row = { companyId, orderId, due: toDueSortKey(order), brief: toRowText(order) };
  return [...toListKeys(order, stage)].map((list) => ({ ...row, list }));
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
type Options = { limit?: number };

/** Between two `{day}` or `{day}~{start}`, the latest first. Without a company: of all. */
export async function listClosedOrders(
  companyId: CompanyId | undefined,
  list: ClosedOrderFilter,
  [from, to]: Between,
  { limit = Number.POSITIVE_INFINITY }: Options = {},
): Promise<ListedOrder[]> {
  const key = toListKey(withoutUsual(list));
  const between = [`${key}${from}`, `${key}${to}~~`] as const;
  const readUpTo = async (atMost: number) => {
    const options = { limit: atMost };
    const sorts = await (companyId
      ? listSortsOf(companyId, between, options)
      : listSortsOfAll(between, options));
    const orders = sorts.map((sort) => ({ ...readOrderSort(sort), searchText: '' }));
    return { isWhole: orders.length < atMost, found: orders.filter((order) => isOf(list, order)) };
  };
  const { isWhole, found } = await readUpTo(isUsual(list) ? limit * 2 : limit);
  const rows = isWhole || found.length >= limit ? found : (await readUpTo(Number.POSITIVE_INFINITY)).found;
  return rows.slice(0, limit);
}

const isUsual = (list: ClosedOrderFilter): boolean => toListKey(withoutUsual(list)) !== toListKey(list);

const isOf = (
  { payment_status, pickup, stage }: ClosedOrderFilter,
  { paymentStatus, isPickup, status }: Pick<ListedOrder, 'paymentStatus' | 'isPickup' | 'status'>,
): boolean =>
  (payment_status ?? paymentStatus) === paymentStatus &&
  (pickup ?? isPickup) === isPickup &&
  (stage ?? status) === status;

/** `{due}~{id}~{brief}` each. */
async function listSortsOf(companyId: CompanyId, [from, to]: Between, options: Options): Promise<string[]> {
  const between = [`DUE#${from}`, `DUE#${to}`] as const;
  const found = await queryPartition(
    orderDueEntity,
    { companyId },
    { ...options, between, descending: true, eventual: true },
  );
  return found.map(({ due, orderId, brief }) => `${due}~${orderId}~${brief}`);
}

async function listSortsOfAll(between: Between, options: Options): Promise<string[]> {
  const found = await queryIndex(
    orderDueEntity,
    'ordersOfAll',
    {},
    { ...options, between, descending: true },
  );
  return found.map(({ ordersOfAllSort }) => ordersOfAllSort.replace(listPrefix, ''));
}

const listPrefix = /^[a-z_]+~[a-z]+~/;

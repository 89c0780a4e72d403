import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { type ClosedStage, type OrderItem, toOrderShard, toStage } from '#model/orders/orderEntity.ts';
import { noDay } from '#model/orders/orderSort.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { patch, type Write } from '#platform/table/transact.ts';

const count = z.int().default(0);

/** Flat, one row per stage: an index projects whole attributes, at most twenty. */
const Counts = z.object({
  not_paid_delivery: count,
  not_paid_pickup: count,
  paid_delivery: count,
  paid_pickup: count,
  refunded_delivery: count,
  refunded_pickup: count,
});

const MarketClosedOrderCount = Counts.extend({ day: z.string(), stage: z.enum(['completed', 'canceled']) });
const ClosedOrderCount = MarketClosedOrderCount.extend({ companyId: CompanyId });
/** Write sharding: orders that end concurrently cancel each other’s transactions on one row. */
const ShardedClosedOrderCount = MarketClosedOrderCount.extend({ shard: z.int() });
const row = MarketClosedOrderCount.extend({ type: z.string() });

/** Counts completed or canceled orders by day, stored as `doneDay`; shares the open orders’ index partition. */
export const closedOrderCountEntity = defineEntity({
  name: 'doneDay',
  version: 1,
  schema: ClosedOrderCount,
  key: { pk: 'DONE_DAYS#{companyId}', sk: 'DAY#{day}#{stage}' },
  indexes: {
    ordersOfCompany: {
      partition: 'COMPANY#{companyId}#open',
      sort: '#{day}',
      row,
    },
  },
  reads: { loadOpenOrders: 'the open orders of a company, and how many others each day has' },
});
export type ClosedOrderCount = ValueOf<typeof closedOrderCountEntity>;

export const marketClosedOrderCountEntity = defineEntity({
  name: 'marketDoneDay',
  version: 1,
  schema: ShardedClosedOrderCount,
  key: { pk: 'DONE_DAYS', sk: 'DAY#{day}#{stage}#{shard}' },
  indexes: {
    openOrders: {
      partition: 'OPEN',
      sort: '#{day}#{stage}#{shard}',
      row: Counts.extend({ openOrdersSort: z.string(), type: z.string() }),
    },
  },
  reads: { loadOpenOrders: 'all open orders, and how many others each day has' },
});
export type MarketClosedOrderCount = z.output<typeof MarketClosedOrderCount>;

/** Parses `#{day}#{stage}#{shard}`. */
export function readClosedOrderSort({
  openOrdersSort,
  ...counts
}: { openOrdersSort: string } & Omit<MarketClosedOrderCount, 'day' | 'stage'>): MarketClosedOrderCount {
  const [, day, stage] = openOrdersSort.split('#');
  return MarketClosedOrderCount.parse({ ...counts, day, stage });
}
export type ClosedCell = keyof z.output<typeof Counts>;

export const toCell = ({
  paymentStatus,
  isPickup,
}: Pick<OrderItem, 'paymentStatus' | 'isPickup'>): ClosedCell =>
  `${paymentStatus}_${isPickup ? 'pickup' : 'delivery'}`;

interface CountedIn {
  companyId: CompanyId;
  day: string;
  stage: ClosedStage;
  shard: number;
  cell: ClosedCell;
}

/** More shards would make an admin’s list read more rows a day. */
const shards = 4;

type Countable = Pick<
  OrderItem,
  'id' | 'companyId' | 'status' | 'day' | 'paymentStatus' | 'isPickup' | 'deletedAt'
>;

function countedIn(order: Countable): CountedIn | undefined {
  const stage = toStage(order.status);
  if (stage === 'open' || order.deletedAt) return undefined;
  const shard = toOrderShard(order.id) % shards;
  return { companyId: order.companyId, day: order.day ?? noDay, stage, shard, cell: toCell(order) };
}

/** With the write of the order itself: the counts are exact. */
export function closedOrderCountWrites(read: OrderItem, next: OrderItem): Write[] {
  const [from, to] = [countedIn(read), countedIn(next)];
  const isSameRow = from?.day === to?.day && from?.stage === to?.stage;
  if (isSameRow && from?.cell === to?.cell) return [];
  if (from && to && isSameRow) return addTo(to, { [from.cell]: -1, [to.cell]: 1 });
  return [...(from ? addTo(from, { [from.cell]: -1 }) : []), ...(to ? addTo(to, { [to.cell]: 1 }) : [])];
}

function addTo(
  { companyId, day, stage, shard }: CountedIn,
  add: Partial<Record<ClosedCell, number>>,
): Write[] {
  const id = { companyId, day, stage };
  const ofAll = { day, stage, shard };
  return [
    patch(closedOrderCountEntity, id, { set: id, add, reindexed: ClosedOrderCount.parse(id) }),
    patch(marketClosedOrderCountEntity, ofAll, {
      set: ofAll,
      add,
      reindexed: ShardedClosedOrderCount.parse(ofAll),
    }),
  ];
}

export function countClosedOrders(orders: readonly Countable[]): ClosedOrderCount[] {
  const days = new Map<string, ClosedOrderCount>();
  for (const order of orders) {
    const place = countedIn(order);
    if (!place) continue;
    const { companyId, day, stage, cell } = place;
    const key = `${companyId} ${day} ${stage}`;
    const counted = days.get(key) ?? ClosedOrderCount.parse({ companyId, day, stage });
    days.set(key, { ...counted, [cell]: counted[cell] + 1 });
  }
  return [...days.values()];
}

export function countMarketClosedOrders(
  orders: readonly Countable[],
): ValueOf<typeof marketClosedOrderCountEntity>[] {
  const days = new Map<string, z.output<typeof ShardedClosedOrderCount>>();
  for (const { day, stage, shard, cell } of orders.flatMap((order) => countedIn(order) ?? [])) {
    const key = `${day} ${stage} ${shard}`;
    const counted = days.get(key) ?? ShardedClosedOrderCount.parse({ day, stage, shard });
    days.set(key, { ...counted, [cell]: counted[cell] + 1 });
  }
  return [...days.values()];
}

import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { type DoneStage, type OrderItem, toOrderShard, toStage } from '#model/orders/orderEntity.ts';
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

const MarketDoneDay = Counts.extend({ day: z.string(), stage: z.enum(['completed', 'canceled']) });
const DoneDay = MarketDoneDay.extend({ companyId: CompanyId });
/** Write sharding: orders that end concurrently cancel each other’s transactions on one row. */
const ShardedDoneDay = MarketDoneDay.extend({ shard: z.int() });
const row = MarketDoneDay.extend({ type: z.string() });

/** Number of completed or canceled orders per day; shares the open orders' index partition. */
export const doneDayEntity = defineEntity({
  name: 'doneDay',
  version: 1,
  schema: DoneDay,
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
export type DoneDay = ValueOf<typeof doneDayEntity>;

export const marketDoneDayEntity = defineEntity({
  name: 'marketDoneDay',
  version: 1,
  schema: ShardedDoneDay,
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
export type MarketDoneDay = z.output<typeof MarketDoneDay>;

/** Parses `#{day}#{stage}#{shard}`. */
export function readDoneSort({
  openOrdersSort,
  ...counts
}: { openOrdersSort: string } & Omit<MarketDoneDay, 'day' | 'stage'>): MarketDoneDay {
  const [, day, stage] = openOrdersSort.split('#');
  return MarketDoneDay.parse({ ...counts, day, stage });
}
export type DoneCell = keyof z.output<typeof Counts>;

export const toCell = ({
  paymentStatus,
  isPickup,
}: Pick<OrderItem, 'paymentStatus' | 'isPickup'>): DoneCell =>
  `${paymentStatus}_${isPickup ? 'pickup' : 'delivery'}`;

interface CountedIn {
  companyId: CompanyId;
  day: string;
  stage: DoneStage;
  shard: number;
  cell: DoneCell;
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
export function doneDayWrites(read: OrderItem, next: OrderItem): Write[] {
  const [from, to] = [countedIn(read), countedIn(next)];
  const isSameRow = from?.day === to?.day && from?.stage === to?.stage;
  if (isSameRow && from?.cell === to?.cell) return [];
  if (from && to && isSameRow) return addTo(to, { [from.cell]: -1, [to.cell]: 1 });
  return [...(from ? addTo(from, { [from.cell]: -1 }) : []), ...(to ? addTo(to, { [to.cell]: 1 }) : [])];
}

function addTo({ companyId, day, stage, shard }: CountedIn, add: Partial<Record<DoneCell, number>>): Write[] {
  const id = { companyId, day, stage };
  const ofAll = { day, stage, shard };
  return [
    patch(doneDayEntity, id, { set: id, add, reindexed: DoneDay.parse(id) }),
    patch(marketDoneDayEntity, ofAll, { set: ofAll, add, reindexed: ShardedDoneDay.parse(ofAll) }),
  ];
}

export function countDoneDays(orders: readonly Countable[]): DoneDay[] {
  const days = new Map<string, DoneDay>();
  for (const order of orders) {
    const place = countedIn(order);
    if (!place) continue;
    const { companyId, day, stage, cell } = place;
    const key = `${companyId} ${day} ${stage}`;
    const counted = days.get(key) ?? DoneDay.parse({ companyId, day, stage });
    days.set(key, { ...counted, [cell]: counted[cell] + 1 });
  }
  return [...days.values()];
}

export function countMarketDoneDays(orders: readonly Countable[]): ValueOf<typeof marketDoneDayEntity>[] {
  const days = new Map<string, z.output<typeof ShardedDoneDay>>();
  for (const { day, stage, shard, cell } of orders.flatMap((order) => countedIn(order) ?? [])) {
    const key = `${day} ${stage} ${shard}`;
    const counted = days.get(key) ?? ShardedDoneDay.parse({ day, stage, shard });
    days.set(key, { ...counted, [cell]: counted[cell] + 1 });
  }
  return [...days.values()];
}

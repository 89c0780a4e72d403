import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#table/entity.ts';
import { patch, type Write } from '#table/transact.ts';
import { type DoneStage, noDay, type OrderItem, toStage } from '../orderEntity.ts';

const count = z.int().default(0);

/** Flat: an index projects whole attributes. */
const Counts = z.object({
  completed_not_paid_delivery: count,
  completed_not_paid_pickup: count,
  completed_paid_delivery: count,
  completed_paid_pickup: count,
  completed_refunded_delivery: count,
  completed_refunded_pickup: count,
  canceled_not_paid_delivery: count,
  canceled_not_paid_pickup: count,
  canceled_paid_delivery: count,
  canceled_paid_pickup: count,
  canceled_refunded_delivery: count,
  canceled_refunded_pickup: count,
});

const DoneDay = Counts.extend({ companyId: CompanyId, day: z.string() });

/** How many orders of a day are completed or canceled; shares the index partition of the open orders. */
export const doneDayEntity = defineEntity({
  name: 'doneDay',
  version: 1,
  schema: DoneDay,
  key: { pk: 'DONE_DAYS#{companyId}', sk: 'DAY#{day}' },
  indexes: {
    ordersOfCompany: {
      partition: 'COMPANY#{companyId}#open',
      sort: '#{day}',
      row: Counts.extend({ day: z.string(), type: z.string() }),
    },
  },
  reads: { loadCompanyOrders: 'the open orders of a company, and how many others each day has' },
});
export type DoneDay = ValueOf<typeof doneDayEntity>;
export type DoneCell = keyof z.output<typeof Counts>;

export const toCell = (
  stage: DoneStage,
  { paymentStatus, isPickup }: Pick<OrderItem, 'paymentStatus' | 'isPickup'>,
): DoneCell => `${stage}_${paymentStatus}_${isPickup ? 'pickup' : 'delivery'}`;

interface CountedIn {
  companyId: CompanyId;
  day: string;
  cell: DoneCell;
}

type Countable = Pick<OrderItem, 'companyId' | 'status' | 'day' | 'paymentStatus' | 'isPickup'>;

function countedIn(order: Countable): CountedIn | undefined {
  const stage = toStage(order.status);
  if (stage === 'open') return undefined;
  return { companyId: order.companyId, day: order.day ?? noDay, cell: toCell(stage, order) };
}

/** With the write of the order itself: the counts are exact. */
export function doneDayWrites(read: OrderItem, next: OrderItem): Write[] {
  const [from, to] = [countedIn(read), countedIn(next)];
  if (from?.day === to?.day && from?.cell === to?.cell) return [];
  if (from && to && from.day === to.day) return [addTo(to, { [from.cell]: -1, [to.cell]: 1 })];
  return [from && addTo(from, { [from.cell]: -1 }), to && addTo(to, { [to.cell]: 1 })].filter(
    (write) => write !== undefined,
  );
}

function addTo({ companyId, day }: CountedIn, add: Partial<Record<DoneCell, number>>): Write {
  const id = { companyId, day };
  return patch(doneDayEntity, id, { set: id, add, reindexed: DoneDay.parse(id) });
}

export function countDoneDays(orders: readonly Countable[]): DoneDay[] {
  const days = new Map<string, DoneDay>();
  for (const order of orders) {
    const place = countedIn(order);
    if (!place) continue;
    const { companyId, day, cell } = place;
    const key = `${companyId} ${day}`;
    const counted = days.get(key) ?? DoneDay.parse({ companyId, day });
    days.set(key, { ...counted, [cell]: counted[cell] + 1 });
  }
  return [...days.values()];
}

import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { ListedOrder } from '#model/orders/storedOrder.ts';
import { type DayCount, locateDays, sumDays } from '#platform/table/locateDays.ts';
import type { MarketDoneDay } from './doneDayEntity.ts';
import { countDays } from './doneDays.ts';
import type { DoneList } from './doneList.ts';
import { listDoneOrders } from './orderDueEntity.ts';
import { searchDoneOrders } from './orderSearchEntity.ts';

export type Scope = CompanyId | undefined;

export interface Wanted {
  offset: number;
  limit: number;
}

/** `byDay`: how many orders the list has on each day that is asked for. */
export async function readDoneOrders(
  companyId: Scope,
  list: DoneList,
  byDay: readonly DayCount[],
  { offset, limit }: Wanted,
): Promise<ListedOrder[]> {
  const range = locateDays(byDay, offset, limit);
  if (!range) return [];
  const { from, to, skip } = range;
  const rows = await listDoneOrders(companyId, list, [from, to], { limit: skip + limit });
  return rows.slice(skip);
}

/** A call returns some 3,500. */
const maxReadByDue = 3000;

/** Due in a span of days, or more: one call. DynamoDB refuses a range that ends before it begins. */
export function readDoneOrdersDue(
  companyId: CompanyId,
  days: readonly MarketDoneDay[],
  { from, to }: { from: string; to: string },
): Promise<ListedOrder[]> {
  if (from > to) return Promise.resolve([]);
  const isMany = sumDays(countDays(days, { from, to })) > maxReadByDue;
  return isMany ? searchDoneOrders(companyId, () => true) : listDoneOrders(companyId, {}, [from, to]);
}

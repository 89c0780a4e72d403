import { weekStart } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { toDayAdditions } from './countFigures.ts';
import {
  type CompanyFigures,
  emptyCompanyFigures,
  emptyMarketFigures,
  type MarketFigures,
} from './figuresEntity.ts';
import { emptyFloristWeek, type FloristWeek } from './floristWeekEntity.ts';
import { emptyMarketShares, type MarketShares } from './marketSharesEntity.ts';
import { type Additions, toFiguresShard } from './numbers.ts';
import type { Effect } from './orderEffect.ts';
import { listSpansOfDay } from './spans.ts';

export interface Counted {
  companyId: CompanyId;
  counted: Effect;
}

/** The rows that adding the orders one by one would produce. */
export function sumFigures(orders: readonly Counted[]) {
  const companies = new RowSums<CompanyFigures>();
  const market = new RowSums<MarketFigures>();
  const shares = new RowSums<MarketShares>();
  const weeks = new RowSums<FloristWeek>();
  for (const { companyId, counted } of orders)
    for (const { day, ...added } of toDayAdditions(companyId, Object.entries(counted))) {
      const shard = toFiguresShard(companyId);
      companies.add(`${companyId} ${day}`, () => emptyCompanyFigures(companyId, day), added.company);
      weeks.add(`${companyId} ${weekStart(day)}`, () => emptyFloristWeek(companyId, day), added.florist);
      market.add(`${shard} ${day}`, () => emptyMarketFigures(shard, day), added.market);
      for (const span of listSpansOfDay(day))
        shares.add(`${shard} ${span.unit} ${span.from}`, () => emptyMarketShares(shard, span), added.shares);
    }
  return {
    companies: companies.toRows(),
    market: market.toRows(),
    shares: shares.toRows(),
    weeks: weeks.toRows(),
  };
}

/** In place: a copy per order would be quadratic in florists. */
class RowSums<R extends CompanyFigures | MarketFigures | MarketShares | FloristWeek> {
  private readonly rows = new Map<string, { empty: R; sums: Map<string, number> }>();

  add(key: string, toEmpty: () => R, additions: Additions): void {
    const row = this.rows.get(key) ?? { empty: toEmpty(), sums: new Map<string, number>() };
    this.rows.set(key, row);
    for (const [path, value] of Object.entries(additions))
      row.sums.set(path, (row.sums.get(path) ?? 0) + value);
  }

  toRows(): Map<string, R> {
    return new Map([...this.rows].map(([key, { empty, sums }]) => [key, { ...empty, ...toMaps(sums) }]));
  }
}

function toMaps(
  sums: ReadonlyMap<string, number>,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const maps: Record<string, Record<string, number>> = {};
  for (const [path, value] of sums) {
    const [map = '', name = ''] = path.split('.');
    maps[map] ??= {};
    maps[map][name] = value;
  }
  return maps;
}

/** Zero equals absent. */
export const isSameSums = (a: object, b: object): boolean => describeSums(a) === describeSums(b);

export function describeSums(row: object): string {
  const paths = Object.entries(row).flatMap(([map, numbers]: [string, unknown]) =>
    typeof numbers === 'object' && numbers !== null
      ? Object.entries(numbers)
          .filter(([, value]) => value !== 0)
          .map(([name, value]) => `${map}.${name}=${value}`)
      : [],
  );
  return paths.sort().join(' ');
}

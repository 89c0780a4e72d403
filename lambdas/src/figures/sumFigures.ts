import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { toDayAdditions } from './countFigures.ts';
import {
  type Additions,
  type CompanyFigures,
  emptyCompanyFigures,
  emptyMarketFigures,
  type MarketFigures,
  toFiguresShard,
} from './figuresEntity.ts';
import type { Effect } from './orderEffect.ts';

export interface Counted {
  companyId: CompanyId;
  counted: Effect;
}

/** The rows that the orders come to, as if each had been added one by one. */
export function sumFigures(orders: readonly Counted[]) {
  const companies = new Map<string, CompanyFigures>();
  const market = new Map<string, MarketFigures>();
  for (const { companyId, counted } of orders)
    for (const { day, ...added } of toDayAdditions(companyId, Object.entries(counted))) {
      const shard = toFiguresShard(companyId);
      const company = `${companyId} ${day}`;
      const shardOfDay = `${shard} ${day}`;
      companies.set(
        company,
        addTo(companies.get(company) ?? emptyCompanyFigures(companyId, day), added.company),
      );
      market.set(shardOfDay, addTo(market.get(shardOfDay) ?? emptyMarketFigures(shard, day), added.market));
    }
  return { companies, market };
}

function addTo<R extends CompanyFigures | MarketFigures>(row: R, additions: Additions): R {
  const maps = new Map<string, Record<string, number>>();
  for (const [path, value] of Object.entries(additions)) {
    const [map = '', name = ''] = path.split('.');
    const numbers = maps.get(map) ?? { ...readNumbers(row, map) };
    maps.set(map, { ...numbers, [name]: (numbers[name] ?? 0) + value });
  }
  return { ...row, ...Object.fromEntries(maps) };
}

function readNumbers(row: object, map: string): Readonly<Record<string, number>> {
  const found: unknown = Object.entries(row).find(([name]) => name === map)?.[1];
  if (typeof found !== 'object' || found === null) throw new Error(`The figures have no ${map}`);
  return Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === 'number'));
}

/** A path that came back to zero is as good as none. */
export const isSameSums = (a: object, b: object): boolean => describeSums(a) === describeSums(b);

/** The paths that are not zero, in order. */
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

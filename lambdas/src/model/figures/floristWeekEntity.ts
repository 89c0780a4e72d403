import { addDays, type Day, weekStart } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { getMany, queryPartition } from '#platform/table/read.ts';
import { replaceItem } from '#platform/table/write.ts';
import { figuresShards, Numbers, toFiguresShard } from './numbers.ts';

/** An item per florist and week: maps by florist, as in marketShares, would outgrow a row. */
export const floristWeekEntity = defineEntity({
  name: 'floristWeek',
  version: 1,
  schema: z.object({
    ...{ companyId: CompanyId, shard: z.int(), week: z.string(), version: z.int() },
    totals: Numbers,
    /** Accepted orders by their minutes. */
    accepts: Numbers,
  }),
  key: { pk: 'FLORISTS#{shard}', sk: 'WEEK#{week}#{companyId}' },
  lock: 'version',
  reads: {
    listFloristWeeks: 'what all florists sold, and how well, by week',
    findFloristWeeks: 'what a florist sold, and how well, by week',
  },
});
export type FloristWeek = ValueOf<typeof floristWeekEntity>;

export const toFloristWeekId = (companyId: CompanyId, day: Day) => ({
  ...{ companyId, shard: toFiguresShard(companyId), week: weekStart(day) },
});

export const emptyFloristWeek = (companyId: CompanyId, day: Day): FloristWeek => ({
  ...toFloristWeekId(companyId, day),
  ...{ version: 0, totals: {}, accepts: {} },
});

const eventual = true;

export async function listFloristWeeks(from: Day, to: Day): Promise<FloristWeek[]> {
  const between = [`WEEK#${weekStart(from)}`, `WEEK#${weekStart(to)}~`] as const;
  const shards = Array.from({ length: figuresShards }, (_, shard) => shard);
  const read = (shard: number) => queryPartition(floristWeekEntity, { shard }, { between, eventual });
  return (await Promise.all(shards.map(read))).flat();
}

export function findFloristWeeks(companyId: CompanyId, from: Day, to: Day): Promise<FloristWeek[]> {
  const ids: ReturnType<typeof toFloristWeekId>[] = [];
  for (let week = weekStart(from); week <= to; week = addDays(week, 7))
    ids.push(toFloristWeekId(companyId, week));
  return getMany(floristWeekEntity, ids);
}

/** False when the row changed since the read. */
export const replaceFloristWeek = async (next: FloristWeek, read: FloristWeek | undefined) =>
  (await replaceItem(floristWeekEntity, next, read)) !== undefined;

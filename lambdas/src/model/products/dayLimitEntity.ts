import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { computeDayTtl } from '#model/stores/capacityEntity.ts';
import { atLeast } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get } from '#platform/table/read.ts';
import { patch, put, type Write } from '#platform/table/transact.ts';
import type { ProductItem } from './productEntity.ts';

/** Which limit it is: setting it again starts a new one, and what older orders give back does not count there. */
export const LimitRef = z.object({ day: z.string(), since: z.string() });
export type LimitRef = z.output<typeof LimitRef>;

/** Counts exactly; the product has a copy for lists and pages. */
export const dayLimitEntity = defineEntity({
  name: 'dayLimit',
  version: 1,
  schema: LimitRef.extend({ productId: ProductId, left: z.int() }),
  key: { pk: 'PRODUCT#{productId}', sk: 'DAY_LIMIT#{since}' },
  ttl: ({ day }) => computeDayTtl(day),
  reads: { findDayLimit: 'how many of a product are left for a day' },
});
export type DayLimitItem = ValueOf<typeof dayLimitEntity>;

export const findDayLimit = (productId: ProductId, { since }: LimitRef): Promise<DayLimitItem | undefined> =>
  get(dayLimitEntity, { productId, since });

export const startDayLimit = ({ id: productId, dayLimit }: ProductItem): Write[] =>
  dayLimit ? [put(dayLimitEntity, { productId, ...dayLimit })] : [];

export interface LimitedCount extends LimitRef {
  productId: ProductId;
  count: number;
}

/** A negative count gives back. Otherwise fails when fewer are left, unless it may be exceeded. */
export const countLimited = ({ productId, since, day, count }: LimitedCount, mayExceed: boolean): Write =>
  patch(
    dayLimitEntity,
    { productId, since },
    { set: { productId, since, day }, add: { left: -count }, ttl: computeDayTtl(day) },
    mayExceed || count < 0 ? undefined : atLeast('left', count),
  );

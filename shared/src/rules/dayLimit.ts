import type { Day } from './zonedTime.ts';

/** Only so many more of a product in orders due that day (docs/product-rules.md, "Day limits"). */
export interface DayLimit {
  day: Day;
  left: number;
}

export interface LimitedGoods {
  name: string;
  limit: DayLimit | null | undefined;
  count: number;
}

export interface Shortage {
  day: Day;
  name: string;
  left: number;
}

/** The days on which there is not enough of something. */
export function listShortages(goods: readonly LimitedGoods[]): Shortage[] {
  return goods.flatMap(({ name, limit, count }) =>
    limit && limit.left < count ? [{ day: limit.day, name, left: Math.max(0, limit.left) }] : [],
  );
}

/** 'Sold out today', '3 left today'; undefined on other days. */
export function describeLeft(limit: DayLimit | null | undefined, today: Day): string | undefined {
  if (limit?.day !== today) return undefined;
  return limit.left > 0 ? `${limit.left} left today` : 'Sold out today';
}

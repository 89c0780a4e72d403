import type { Day } from './zonedTime.ts';

/** Only so many more of a product in orders due that day (docs/product-rules.md, "Day limits"). */
export interface DayLimit {
  day: Day;
  left: number;
}

/** What is asked about, all sizes of a product as one. */
export interface Goods {
  productId: string;
  name: string;
  /** Extras go with whatever is sold. */
  addon: boolean;
  limit: DayLimit | null | undefined;
  count: number;
}

export interface Shortage {
  day: Day;
  name: string;
  left: number;
}

/** What there is not enough of on the day. */
export function findShortage(goods: readonly Goods[], day: Day): Shortage | undefined {
  const short = goods.find(({ limit, count }) => limit?.day === day && limit.left < count);
  return short?.limit ? { day, name: short.name, left: Math.max(0, short.limit.left) } : undefined;
}

/** What a day's short menu leaves out; null is the whole assortment. */
export const findOffMenu = (
  goods: readonly Goods[],
  menu: readonly string[] | null | undefined,
): Goods | undefined =>
  menu ? goods.find(({ productId, addon }) => !addon && !menu.includes(productId)) : undefined;

/** 'Sold out today', '3 left today'; undefined on other days. */
export function describeLeft(limit: DayLimit | null | undefined, today: Day): string | undefined {
  if (limit?.day !== today) return undefined;
  return limit.left > 0 ? `${limit.left} left today` : 'Sold out today';
}

import { type LimitedGoods, listShortages } from '@bloomkin/shared/rules/dayLimit.ts';
import { describeReason } from '@bloomkin/shared/rules/deliveryReason.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { CartProduct } from '#storage/storage.ts';

const reason_code = 'sold_out_that_day';

/** As the checkout answers: a day without enough of something is closed. Days begin with today. */
export function closeShortDays(days: readonly DeliveryDay[], goods: readonly LimitedGoods[]): DeliveryDay[] {
  const shortages = listShortages(goods);
  const today = days[0]?.day;
  return days.map((day) => {
    const shortage = shortages.find((one) => one.day === day.day);
    if (!shortage || !day.available) return day;
    return {
      ...day,
      available: false,
      reason_code,
      reason: describeReason(reason_code, { day: day.day, ...(today && { today }), shortage }),
      periods: day.periods.map((period) => ({ ...period, available: false, reason_code })),
    };
  });
}

interface Line {
  product: CartProduct;
  count: number;
  fault: string | undefined;
}

/** Sizes of a product share its limit. */
export function toLimitedGoods(lines: readonly Line[]): LimitedGoods[] {
  const byProduct = Map.groupBy(
    lines.filter(({ fault }) => fault === undefined),
    ({ product }) => product.id,
  );
  return [...byProduct.values()].flatMap(([first, ...others]) =>
    first
      ? {
          name: first.product.name,
          limit: first.product.day_limit,
          count: others.reduce((sum, { count }) => sum + count, first.count),
        }
      : [],
  );
}

/** One of a product, at a size's price if it has sizes. */
export const toDelivered = ({ company, name, price, day_limit }: Product, sizePrice = price) => ({
  company,
  price: sizePrice,
  goods: [{ name, limit: day_limit, count: 1 }],
});

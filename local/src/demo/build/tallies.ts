import { isSold } from '@bloomkin/lambdas/events/consumers/countSold.ts';
import type { CompanyItem } from '@bloomkin/lambdas/model/companies/companyEntity.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import type { ReviewItem } from '@bloomkin/lambdas/model/reviews/reviewEntity.ts';
import { toInstant } from '@bloomkin/shared/rules/zonedTime.ts';

/** Computed from the actual reviews and orders. */
export const withProductTallies = (
  product: ProductItem,
  reviews: readonly ReviewItem[],
  orders: readonly OrderItem[],
): ProductItem => ({
  ...product,
  ...countRatings(reviews.filter(({ productId }) => productId === product.id)),
  soldCount: orders
    .filter(isSold)
    .flatMap(({ lines }) => lines)
    .filter(({ productId }) => productId === product.id)
    .reduce((sum, { count }) => sum + count, 0),
});

export const withCompanyTallies = (
  company: CompanyItem,
  reviews: readonly ReviewItem[],
  orders: readonly OrderItem[],
): CompanyItem => ({
  ...company,
  ...countRatings(reviews.filter(({ companyId }) => companyId === company.id)),
  deliveryRecord: deliveryRecord(orders.filter(({ companyId }) => companyId === company.id)),
});

const countRatings = (reviews: readonly ReviewItem[]) => ({
  ratingSum: reviews.reduce((sum, { rating }) => sum + rating, 0),
  reviewsCount: reviews.length,
});

function deliveryRecord(orders: readonly OrderItem[]): CompanyItem['deliveryRecord'] {
  const record: Record<string, { onTime: number; total: number }> = {};
  for (const order of orders) {
    if (order.status !== 'completed' || !order.day) continue;
    const day = record[order.day] ?? { onTime: 0, total: 0 };
    record[order.day] = { onTime: day.onTime + Number(wasOnTime(order)), total: day.total + 1 };
  }
  return record;
}

function wasOnTime({ day, period, timeZone, completedAt }: OrderItem): boolean {
  if (!day || !period || !completedAt) return false;
  return Date.parse(completedAt) <= toInstant(day, period.stopTime, timeZone).getTime();
}

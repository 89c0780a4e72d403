import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import type { DayCount } from '#platform/table/locateDays.ts';
import { patch, type Write } from '#platform/table/transact.ts';

/** Review counts of a product, flat: by rating (`r5`) and by id prefix (`i01JD`, some twelve days). */
export const reviewCountEntity = defineEntity({
  name: 'reviewCount',
  version: 1,
  schema: z.looseObject({ productId: ProductId }),
  key: { pk: 'PRODUCT#{productId}', sk: 'REVIEW_COUNTS' },
  encode: (item) => Object.fromEntries(Object.entries(item).filter(([name]) => isCount(name))),
  reads: { loadReviewed: 'a product with the counts of its reviews' },
});
export type ReviewCount = ValueOf<typeof reviewCountEntity>;

const isCount = (attribute: string) => /^(r[1-5]|i.{4})$/.test(attribute);

interface Counted {
  productId: ProductId;
  id: string;
  rating: number;
}

const beginningLength = 4;
const countedIn = ({ id, rating }: Counted) => [`r${rating}`, `i${id.slice(0, beginningLength)}`];

export function addToReviewCount(review: Counted, count: 1 | -1): Write {
  const { productId } = review;
  const add = Object.fromEntries(countedIn(review).map((attribute) => [attribute, count]));
  return patch(reviewCountEntity, { productId }, { set: { productId }, add });
}

/** For reviews inserted without those writes. */
export function countReviews(reviews: readonly Counted[]): ReviewCount[] {
  const counts = new Map<ProductId, ReviewCount>();
  for (const review of reviews) {
    const count = counts.get(review.productId) ?? { productId: review.productId };
    for (const attribute of countedIn(review)) count[attribute] = Number(count[attribute] ?? 0) + 1;
    counts.set(review.productId, count);
  }
  return [...counts.values()];
}

export interface ReviewCounts {
  total: number;
  spread: { rating: number; count: number }[];
  /** By id prefix, newest first. */
  byBeginning: DayCount[];
}

export function readReviewCounts(item: ReviewCount | undefined): ReviewCounts {
  const counts = Object.entries(item ?? {}).filter(([attribute]) => isCount(attribute));
  const spread = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: Number(item?.[`r${rating}`] ?? 0) }));
  return {
    total: spread.reduce((sum, { count }) => sum + count, 0),
    spread,
    byBeginning: counts
      .filter(([attribute]) => attribute.startsWith('i'))
      .map(([attribute, count]) => ({ day: attribute.slice(1), count: Number(count) }))
      .toSorted((a, b) => (a.day < b.day ? 1 : -1)),
  };
}

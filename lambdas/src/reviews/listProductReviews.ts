import type * as routes from '@bloomkin/shared/routes/reviews.ts';
import { canWriteReview } from '@bloomkin/shared/rules/permissions.ts';
import { averageRating } from '../companies/toCompany.ts';
import { prefetch } from '../http/prefetch.ts';
import { loadProduct, requireVisible, type SoldProduct } from '../products/visibleProduct.ts';
import { paginate } from '../table/paginate.ts';
import { listReviewsOfProduct, type ReviewItem } from './reviewEntity.ts';
import { toReview } from './toReview.ts';

interface Prefetched extends Record<string, Promise<unknown>> {
  found: Promise<SoldProduct | undefined>;
  written: Promise<ReviewItem[]>;
}

export const listProductReviews = prefetch<typeof routes.listProductReviews, Prefetched>(
  ({ params }) => ({ found: loadProduct(params.id), written: listReviewsOfProduct(params.id) }),
  async ({ query, caller, found, written }) => {
    const { product } = requireVisible(caller, await found);
    const reviews = await written;
    const { page, per_page, total, data } = paginate(reviews, query);
    const wroteOne = reviews.some((review) => review.userId === caller?.id);
    return {
      product_rating: averageRating(product.ratingSum, product.reviewsCount),
      spread: countByRating(reviews),
      me_add: wroteOne,
      can_review: canWriteReview(caller, wroteOne),
      ...{ page, per_page, total },
      data: data.map(toReview),
    };
  },
);

const countByRating = (reviews: readonly ReviewItem[]) =>
  [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: reviews.filter((review) => review.rating === rating).length,
  }));

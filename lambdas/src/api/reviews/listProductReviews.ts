import type * as routes from '@bloomkin/shared/routes/reviews.ts';
import { canWriteReview } from '@bloomkin/shared/rules/permissions.ts';
import { averageRating } from '#model/companies/toCompany.ts';
import { requireVisible } from '#model/products/visibleProduct.ts';
import { toReview } from '#model/reviews/toReview.ts';
import { prefetch } from '#platform/http/request.ts';
import type { Reviewed } from './loadReviewed.ts';

/** Loaded on demand: the `ssr` function starts without it. */
const loading = () => import('./loadReviewed.ts');

interface Prefetched extends Record<string, Promise<unknown>> {
  reviewed: Promise<Reviewed>;
}

export const listProductReviews = prefetch<typeof routes.listProductReviews, Prefetched>(
  ({ params }, userId) => ({
    reviewed: loading().then(({ loadReviewed }) => loadReviewed(params.id, userId)),
  }),
  async ({ params, query: { page, per_page }, caller, ...prefetched }) => {
    const reviewed = await prefetched.reviewed;
    const wanted = { offset: (page - 1) * per_page, limit: per_page };
    const { loadPage } = await loading();
    const { sold, reviews, own } = await loadPage(params.id, reviewed, wanted);
    const { product } = requireVisible(caller, sold);
    const { counts, ownId } = reviewed;
    const wroteOne = ownId !== undefined;
    return {
      product_rating: averageRating(product.ratingSum, product.reviewsCount),
      spread: counts.spread,
      me_add: wroteOne,
      can_review: canWriteReview(caller, wroteOne),
      ...(own && { mine: toReview(own) }),
      ...{ page, per_page, total: counts.total },
      data: reviews.map(toReview),
    };
  },
);

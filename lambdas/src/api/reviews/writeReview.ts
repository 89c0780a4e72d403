import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/reviews.ts';
import { ReviewId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { requireFeature } from '#model/marketSettings/featureSettings.ts';
import type { ProductItem } from '#model/products/productEntity.ts';
import { loadProduct, requireVisible } from '#model/products/visibleProduct.ts';
import { hasBought, stillNotBought } from '#model/reviews/purchaseEntity.ts';
import { insertReview, type ReviewItem } from '#model/reviews/reviewEntity.ts';
import { toReview, toReviewAuthor } from '#model/reviews/toReview.ts';
import type { UserCaller } from '#model/users/loadCaller.ts';
import { prefetch } from '#platform/http/request.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';

type WriteReview = typeof routes.writeReview;

interface Prefetched extends Record<string, Promise<unknown>> {
  found: ReturnType<typeof loadProduct>;
  isOpen: Promise<void>;
}

export const writeReview = prefetch<WriteReview, Prefetched, UserCaller>(
  ({ params, now }) => ({ found: loadProduct(params.id), isOpen: requireFeature('reviews', now) }),
  async ({ found, isOpen, body, caller, now, idempotency }) => {
    const { product } = requireVisible(caller, await found);
    await isOpen;
    return retryOnConflict(async () => {
      const verified = await hasBought(caller.id, product.id);
      const review: ReviewItem = { ...newReview(product, caller, now), ...body, verified };
      const answer = { data: toReview(review) };
      const failed = await transact({
        ...insertReview(review),
        idempotency: idempotency.keep(answer),
        purchase: verified ? undefined : stillNotBought(caller.id, product.id),
      });
      if (failed === 'author') throw new AppError('REVIEW.ALREADY_WRITTEN');
      return failed ? conflict : answer;
    });
  },
);

const newReview = (product: ProductItem, { user }: UserCaller, now: Date) => ({
  id: ReviewId.parse(ulid(now.getTime())),
  productId: product.id,
  companyId: product.companyId,
  userId: user.id,
  ...toReviewAuthor(user),
  createdAt: now.toISOString(),
});

import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/reviews.ts';
import { publicName } from '@bloomkin/shared/rules/publicName.ts';
import { ReviewId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { prefetch } from '../http/prefetch.ts';
import type { ProductItem } from '../products/productTable.ts';
import { loadProduct, visibleTo } from '../products/visibleProduct.ts';
import { transact } from '../table/transact.ts';
import type { UserCaller } from '../users/loadCaller.ts';
import { hasBought, stillNotBought } from './purchaseEntity.ts';
import { insertReview, type ReviewItem } from './reviewTable.ts';
import { toReview } from './toReview.ts';

const maxTries = 3;

type WriteReview = typeof routes.writeReview;

export const writeReview = prefetch<WriteReview, { found: ReturnType<typeof loadProduct> }, UserCaller>(
  ({ params }) => ({ found: loadProduct(params.id) }),
  async ({ found, body, caller, now, idempotency }) => {
    const { product } = visibleTo(caller, await found);
    for (let attempt = 1; attempt <= maxTries; attempt++) {
      const verified = await hasBought(caller.id, product.id);
      const review: ReviewItem = { ...reviewOf(product, caller, now), ...body, verified };
      const answer = { data: toReview(review) };
      const rows = [...insertReview(review), ...idempotency.keep(answer)];
      const failed = await transact(verified ? rows : [...rows, stillNotBought(caller.id, product.id)]);
      if (!failed) return answer;
      if (failed.index === 0) throw new AppError('REVIEW.ALREADY_WRITTEN');
    }
    throw new AppError('CONFLICT.BUSY');
  },
);

const reviewOf = (product: ProductItem, { user }: UserCaller, now: Date) => ({
  id: ReviewId.parse(ulid(now.getTime())),
  productId: product.id,
  companyId: product.companyId,
  userId: user.id,
  userName: publicName(user.fio),
  userAvatar: user.avatar,
  createdAt: now.toISOString(),
});

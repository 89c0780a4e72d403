import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/reviews.ts';
import { canEditCompany, canWriteReview } from '@bloomkin/shared/rules/permissions.ts';
import type { Review } from '@bloomkin/shared/schemas/review.ts';
import { averageRating } from '../companies/toCompany.ts';
import type { Handler } from '../http/request.ts';
import { findProduct } from '../products/productTable.ts';
import { pageOf } from '../table/page.ts';
import { listReviewsOfProduct, type ReviewItem } from './reviewTable.ts';

export const listProductReviews: Handler<typeof routes.listProductReviews> = async ({
  params,
  query,
  caller,
}) => {
  const [product, reviews] = await Promise.all([findProduct(params.id), listReviewsOfProduct(params.id)]);
  const hidden = product && !product.active && !canEditCompany(caller, product.companyId);
  if (!product || hidden) throw new AppError('NOT_FOUND');
  const wroteOne = reviews.some((review) => review.userId === caller?.id);
  const { page, per_page, total, data } = pageOf(reviews, query);
  return {
    product_rating: averageRating(product.ratingSum, product.reviewsCount),
    me_add: canWriteReview(caller, wroteOne),
    page,
    per_page,
    total,
    data: data.map(toReview),
  };
};

function toReview(review: ReviewItem): Review {
  return {
    id: review.id,
    rating: review.rating,
    text: review.text,
    user: { id: review.userId, fio: review.userName, avatar: review.userAvatar },
    product_id: review.productId,
    created_at: review.createdAt,
  };
}

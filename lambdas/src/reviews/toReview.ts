import type { Review } from '@bloomkin/shared/schemas/review.ts';
import type { ReviewItem } from './reviewEntity.ts';

export function toReview(review: ReviewItem): Review {
  return {
    id: review.id,
    rating: review.rating,
    text: review.text,
    user: { id: review.userId, fio: review.userName, avatar: review.userAvatar },
    product_id: review.productId,
    verified: review.verified,
    reply: review.reply ?? null,
    created_at: review.createdAt,
  };
}

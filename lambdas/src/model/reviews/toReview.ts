import { publicName } from '@bloomkin/shared/rules/publicName.ts';
import type { Review } from '@bloomkin/shared/schemas/review.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import type { ReviewAuthor, ReviewItem } from './reviewEntity.ts';

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

/** What a review shows of its author, nothing of a deleted account. */
export const toReviewAuthor = ({ fio, avatar, deletedAt }: UserItem): ReviewAuthor => ({
  userName: publicName(deletedAt ? '' : fio),
  userAvatar: avatar,
});

export const isSameAuthor = (one: ReviewAuthor, other: ReviewAuthor): boolean =>
  one.userName === other.userName && one.userAvatar === other.userAvatar;

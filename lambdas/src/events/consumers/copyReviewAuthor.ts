import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { listReviewsOfAuthor, type ReviewItem, saveReviewAuthor } from '#model/reviews/reviewEntity.ts';
import { isSameAuthor, toReviewAuthor } from '#model/reviews/toReview.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';

/** Repeats until no copy is stale: a slower run may overwrite a newer copy. */
export const copyReviewAuthor = (userId: UserId): Promise<void> =>
  retryOnConflict(async () => {
    const [user, reviews] = await Promise.all([findUser(userId), listReviewsOfAuthor(userId)]);
    if (!user) return undefined;
    const author = toReviewAuthor(user);
    const stale = reviews.filter((review) => !isSameAuthor(review, author));
    for (const review of stale) await saveReviewAuthor(review, author);
    return stale.length > 0 ? conflict : undefined;
  });

/** The author may have changed while the review was written. */
export async function onReviewInserted(
  before: ReviewItem | undefined,
  { userId }: ReviewItem,
): Promise<void> {
  if (!before) await copyReviewAuthor(userId);
}

export async function onAuthorChanged(before: UserItem | undefined, after: UserItem): Promise<void> {
  if (before && !isSameAuthor(toReviewAuthor(before), toReviewAuthor(after)))
    await copyReviewAuthor(after.id);
}

import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/reviews.ts';
import { canDeleteReply, canReplyToReview } from '@bloomkin/shared/rules/permissions.ts';
import type { ReviewId } from '@bloomkin/shared/schemas/ids.ts';
import { addReply, findReview, type ReviewItem, removeReply } from '#model/reviews/reviewEntity.ts';
import { toReview } from '#model/reviews/toReview.ts';
import type { Handler } from '#platform/http/request.ts';
import { transact } from '#platform/table/transact.ts';
import { recordReviewAct } from './reviewActs.ts';

export const replyToReview: Handler<typeof routes.replyToReview> = async ({ params, body, caller, now }) => {
  const review = await getReview(params.id, (companyId) => canReplyToReview(caller, companyId));
  // An identical reply is a retry.
  if (review.reply?.text === body.text) return { data: toReview(review) };
  const reply = { text: body.text, at: now.toISOString() };
  const answered = { ...review, reply };
  if (await transact({ review: addReply(review, reply) })) throw new AppError('REVIEW.ALREADY_ANSWERED');
  return { data: toReview(answered) };
};

export const deleteReply: Handler<typeof routes.deleteReply> = async ({ params, caller }) => {
  const review = await getReview(params.id, (companyId) => canDeleteReply(caller, companyId));
  if (!review.reply) return { data: toReview(review) };
  const { reply: _, ...without } = review;
  const act = recordReviewAct('review.answer_deleted', review, without);
  if (await transact({ review: removeReply(review), act })) throw new AppError('NOT_FOUND');
  return { data: toReview(without) };
};

/** Reviews are public: 403, not 404. */
export async function getReview(
  id: ReviewId,
  isAllowed: (companyId: string) => boolean,
): Promise<ReviewItem> {
  const review = await findReview(id);
  if (!review) throw new AppError('NOT_FOUND');
  if (!isAllowed(review.companyId)) throw new AppError('ACCESS.FORBIDDEN');
  return review;
}

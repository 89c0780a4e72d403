import { AppError } from '@bloomkin/shared/errors.ts';
import { getMessage } from '@bloomkin/shared/messages.ts';
import type * as routes from '@bloomkin/shared/routes/reviews.ts';
import { canDeleteReview } from '@bloomkin/shared/rules/permissions.ts';
import { findReview, removeReview } from '#model/reviews/reviewEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { transact } from '#platform/table/transact.ts';
import { recordReviewAct } from './reviewActs.ts';

export const deleteReview: Handler<typeof routes.deleteReview> = async ({ params, body, caller }) => {
  const review = await findReview(params.id);
  if (!review) throw new AppError('NOT_FOUND');
  if (!canDeleteReview(caller, { authorId: review.userId })) throw new AppError('ACCESS.FORBIDDEN');
  const act =
    caller.id === review.userId ? [] : recordReviewAct('review.deleted', review, undefined, body.reason);
  if (await transact({ ...removeReview(review), act })) throw new AppError('NOT_FOUND');
  return { message: getMessage('REVIEW.DELETED') };
};

import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/reviews.ts';
import { canReplyToReview, canSeeHiddenReviews } from '@bloomkin/shared/rules/permissions.ts';
import { type ReviewItem, setReport } from '#model/reviews/reviewEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { transact } from '#platform/table/transact.ts';
import { getReview } from './reply.ts';
import { recordReviewAct } from './reviewActs.ts';

/** The florist's; an admin dismisses it. */
export const reportReview: Handler<typeof routes.reportReview> = async ({ params, body, caller, now }) => {
  const { reason } = body;
  const mayChange = reason === null ? canSeeHiddenReviews : canReplyToReview;
  const review = await getReview(params.id, (companyId) => mayChange(caller, companyId));
  const message = reason === null ? 'The report is closed' : 'Reported: Bloomkin looks at it';
  if ((review.report?.reason ?? null) === reason) return { message };
  const { report: _, ...without } = review;
  const next: ReviewItem =
    reason === null ? without : { ...without, report: { reason, at: now.toISOString() } };
  const act = reason === null ? recordReviewAct('review.report_closed', review, next) : [];
  if (await transact({ review: setReport(review, next.report), act })) throw new AppError('NOT_FOUND');
  return { message };
};

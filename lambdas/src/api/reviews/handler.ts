import * as routes from '@bloomkin/shared/routes/reviews.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { deleteReview } from './deleteReview.ts';
import { listProductReviews } from './listProductReviews.ts';
import { listReviews } from './listReviews.ts';
import { deleteReply, replyToReview } from './reply.ts';
import { reportReview } from './reportReview.ts';
import { writeReview } from './writeReview.ts';

export const handler = await groupHandler(
  routes,
  { listReviews, listProductReviews, writeReview, replyToReview, deleteReply, reportReview, deleteReview },
  loadCaller,
);

import * as z from 'zod';
import { del, get, post, put } from '#route.ts';
import { done, one } from '#schemas/answers.ts';
import { paging, text } from '#schemas/fields.ts';
import { CompanyId, ProductId, ReviewId } from '#schemas/ids.ts';
import {
  ReplyForm,
  ReportForm,
  Review,
  ReviewForm,
  ReviewList,
  ReviewsPage,
  reviewFilters,
} from '#schemas/review.ts';

export const listReviews = get('/api/shop/reviews', {
  summary:
    'Reviews with their products, newest first: all for admins, their own company’s for vendors, of one company or product for anybody; the last four filters are for those who work on the reviews',
  access: 'public',
  right: 'reviews',
  query: z.object({
    ...paging,
    company_id: CompanyId.optional(),
    product_id: ProductId.optional(),
    ...reviewFilters,
  }),
  response: ReviewsPage,
  cache: 'edge',
});

export const listProductReviews = get('/api/shop/product/{id}/reviews', {
  summary: 'Reviews of a product, newest first',
  access: 'public',
  right: 'products',
  params: { id: ProductId },
  query: z.object(paging),
  response: ReviewList,
});

export const writeReview = post('/api/shop/product/{id}/review', {
  summary: 'Review a product, once; the ratings of product and company follow',
  access: 'buyer',
  audited: false,
  params: { id: ProductId },
  body: ReviewForm,
  bodyKind: 'form',
  response: one(Review),
  errors: ['REVIEW.ALREADY_WRITTEN', 'FEATURE.OFF'],
  idempotent: true,
});

export const replyToReview = post('/api/shop/review/{id}/reply', {
  summary: 'Answer a review of the own company in public, once',
  access: 'vendor',
  right: 'reviews',
  params: { id: ReviewId },
  body: ReplyForm,
  response: one(Review),
  errors: ['REVIEW.ALREADY_ANSWERED'],
  retry: true,
});

export const deleteReply = del('/api/shop/review/{id}/reply', {
  summary: 'Take the answer to a review away; another may be written',
  access: 'vendor',
  right: 'reviews',
  params: { id: ReviewId },
  response: one(Review),
  retry: true,
});

export const reportReview = put('/api/shop/review/{id}/report', {
  summary:
    'Ask the market to look at a review of the own company; an admin deletes the review or dismisses the report',
  access: 'vendor',
  right: 'reviews',
  params: { id: ReviewId },
  body: ReportForm,
  response: done,
  retry: true,
});

export const deleteReview = del('/api/shop/review/{id}', {
  summary: 'Take a review away: its author’s or an admin’s act, whose reason the audit log keeps',
  access: 'authenticated',
  adminRight: 'content',
  params: { id: ReviewId },
  body: z.object({ reason: text(200).optional() }),
  response: done,
  retry: true,
});

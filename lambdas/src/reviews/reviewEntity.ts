import { CompanyId, ProductId, ReviewId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { addCompanyRating } from '../companies/companyEntity.ts';
import { addProductRating } from '../products/productEntity.ts';
import { absent, and, exists } from '../table/condition.ts';
import { defineEntity, type ValueOf } from '../table/entity.ts';
import { get, getMany, queryIndex, queryPartition } from '../table/read.ts';
import { patch, put, remove, type Write } from '../table/transact.ts';
import { patchItem } from '../table/write.ts';

const reviewId = z.object({ productId: ProductId, id: ReviewId });
export type ReviewKey = z.output<typeof reviewId>;

export const reviewEntity = defineEntity({
  name: 'review',
  version: 1,
  schema: reviewId.extend({
    companyId: CompanyId,
    userId: UserId,
    userName: z.string(),
    userAvatar: z.string().nullable(),
    rating: z.int(),
    text: z.string(),
    verified: z.boolean(),
    reply: z.object({ text: z.string(), at: z.string() }).optional(),
    createdAt: z.string(),
  }),
  key: { pk: 'PRODUCT#{productId}', sk: 'REVIEW#{id}' },
  indexes: {
    reviewsOfCompany: { partition: 'COMPANY#{companyId}', sort: '{createdAt}~{id}', row: reviewId },
    /** A single partition: reviews are few compared to orders. */
    reviewsOfAll: { partition: 'ALL', sort: '{createdAt}~{id}', row: reviewId },
  },
  reads: {
    listReviewsOfProduct: 'the reviews of a product',
    listReviewKeysOfCompany: 'the reviews of a company',
    listAllReviewKeys: 'all reviews',
    findReviews: 'reviews by their keys',
  },
});
export type ReviewItem = ValueOf<typeof reviewEntity>;

export const reviewLookupEntity = defineEntity({
  name: 'reviewLookup',
  version: 1,
  schema: reviewId,
  key: { pk: 'REVIEW#{id}', sk: 'LOOKUP' },
  reads: { findReview: 'a review by its id alone' },
});

export const reviewAuthorEntity = defineEntity({
  name: 'reviewAuthor',
  version: 1,
  schema: z.object({ userId: UserId, productId: ProductId, reviewId: ReviewId }),
  key: { pk: 'UNIQUE#REVIEW#{userId}|{productId}', sk: 'UNIQUE' },
  reads: { verifyReview: 'which review a person wrote of a product' },
});

export const insertReview = (review: ReviewItem) => ({
  author: put(reviewAuthorEntity, { ...review, reviewId: review.id }, absent()),
  review: put(reviewEntity, review, absent()),
  lookup: put(reviewLookupEntity, review, absent()),
  ratings: addRating(review, 1),
});

export const removeReview = (review: ReviewItem) => ({
  review: remove(reviewEntity, review, exists()),
  author: remove(reviewAuthorEntity, review),
  lookup: remove(reviewLookupEntity, review),
  ratings: addRating(review, -1),
});

const addRating = ({ productId, companyId, rating }: ReviewItem, sign: 1 | -1): Write[] => [
  addProductRating(productId, rating, sign),
  addCompanyRating(companyId, rating, sign),
];

export const listReviewsOfProduct = (productId: ProductId): Promise<ReviewItem[]> =>
  queryPartition(reviewEntity, { productId }, { descending: true });

export const listReviewKeysOfCompany = (companyId: CompanyId): Promise<ReviewKey[]> =>
  queryIndex(reviewEntity, 'reviewsOfCompany', { companyId }, { descending: true });

export const listAllReviewKeys = (): Promise<ReviewKey[]> =>
  queryIndex(reviewEntity, 'reviewsOfAll', {}, { descending: true });

/** At most 100, in the order of the keys; deleted reviews are omitted. */
export const findReviews = (keys: readonly ReviewKey[]): Promise<ReviewItem[]> => getMany(reviewEntity, keys);

export async function findReview(id: ReviewId): Promise<ReviewItem | undefined> {
  const lookup = await get(reviewLookupEntity, { id });
  return lookup && get(reviewEntity, lookup);
}

/** Fails when the review is gone or has a reply. */
export const addReply = (review: ReviewItem, reply: NonNullable<ReviewItem['reply']>): Write =>
  patch(reviewEntity, review, { set: { reply } }, and(exists(), absent('reply')));

/** Fails when the review is gone. */
export const removeReply = (review: ReviewItem): Write =>
  patch(reviewEntity, review, { remove: ['reply'] }, exists());

export async function verifyReview(userId: UserId, productId: ProductId): Promise<void> {
  const author = await get(reviewAuthorEntity, { userId, productId });
  if (!author) return;
  await patchItem(reviewEntity, { productId, id: author.reviewId }, { set: { verified: true } }, exists());
}

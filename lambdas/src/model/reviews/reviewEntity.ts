import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyId, ProductId, ReviewId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { addCompanyRating } from '#model/companies/companyEntity.ts';
import { addProductRating, productEntity } from '#model/products/productEntity.ts';
import { absent, and, exists } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import type { DayRange } from '#platform/table/locateDays.ts';
import { get, getItems, parseItems, queryIndex, queryPartition } from '#platform/table/read.ts';
import { patch, put, remove, type Write } from '#platform/table/transact.ts';
import { patchItem } from '#platform/table/write.ts';
import { addToReviewCount } from './reviewCountEntity.ts';
import { addToWeek } from './reviewWeekEntity.ts';

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
    report: z.object({ reason: z.string(), at: z.string() }).optional(),
    createdAt: z.string(),
  }),
  key: { pk: 'PRODUCT#{productId}', sk: 'REVIEW#{id}' },
  indexes: {
    reviewsOfCompany: { partition: 'COMPANY#{companyId}', sort: '{createdAt}~{id}', row: reviewId },
    /** A single partition: reviews are few compared to orders. */
    reviewsOfAll: { partition: 'ALL', sort: '{createdAt}~{id}', row: reviewId },
  },
  reads: {
    listReviewsBetween: 'some of the reviews of a product',
    loadPage: 'the review that a person wrote of a product',
    listReviewKeysOfCompany: 'the newest, or the oldest, reviews of a company',
    listReviewKeysBetween: 'the reviews of some weeks',
    findReviewsWithProducts: 'reviews by their keys, with their products',
  },
});
export type ReviewItem = ValueOf<typeof reviewEntity>;

export type ReviewAuthor = Pick<ReviewItem, 'userName' | 'userAvatar'>;

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
  key: { pk: 'REVIEWS_OF#{userId}', sk: 'PRODUCT#{productId}' },
  reads: {
    listReviewsOfAuthor: 'all reviews of a person',
    verifyReview: 'which review a person wrote of a product',
    loadReviewed: 'whether a person wrote a review of a product, and which',
  },
});

export const insertReview = (review: ReviewItem) => ({
  author: put(reviewAuthorEntity, { ...review, reviewId: review.id }, absent()),
  review: put(reviewEntity, review, absent()),
  lookup: put(reviewLookupEntity, review, absent()),
  week: addToWeek(review, 1),
  count: addToReviewCount(review, 1),
  ratings: addRating(review, 1),
});

export const removeReview = (review: ReviewItem) => ({
  review: remove(reviewEntity, review, exists()),
  author: remove(reviewAuthorEntity, review),
  lookup: remove(reviewLookupEntity, review),
  week: addToWeek(review, -1),
  count: addToReviewCount(review, -1),
  ratings: addRating(review, -1),
});

const addRating = ({ productId, companyId, rating }: ReviewItem, sign: 1 | -1): Write[] => [
  addProductRating(productId, rating, sign),
  addCompanyRating(companyId, rating, sign),
];

/** Lists reviews with ids between two prefixes, newest first. */
export async function listReviewsBetween(
  productId: ProductId,
  { from, to, skip }: DayRange,
  limit: number,
): Promise<ReviewItem[]> {
  const between = [`REVIEW#${from}`, `REVIEW#${to}~`] as const;
  const options = { between, descending: true, limit: skip + limit };
  return (await queryPartition(reviewEntity, { productId }, options)).slice(skip);
}

/** The newest, or with `descending: false` the oldest. */
export const listReviewKeysOfCompany = (
  companyId: CompanyId,
  limit: number,
  { descending = true } = {},
): Promise<ReviewKey[]> => queryIndex(reviewEntity, 'reviewsOfCompany', { companyId }, { descending, limit });

export const listReviewKeysBetween = (from: string, to: string, limit: number): Promise<ReviewKey[]> =>
  queryIndex(reviewEntity, 'reviewsOfAll', {}, { between: [from, addDays(to, 7)], descending: true, limit });

/** In key order; deleted reviews are omitted. */
export async function findReviewsWithProducts(keys: readonly ReviewKey[]) {
  const productIds = [...new Set(keys.map(({ productId }) => productId))];
  const all = [
    ...keys.map((key) => reviewEntity.key(key)),
    ...productIds.map((id) => productEntity.key({ id })),
  ];
  const items = await getItems(all);
  return {
    reviews: parseItems(reviewEntity, items),
    products: new Map(parseItems(productEntity, items).map((product) => [product.id, product])),
  };
}

export async function findReview(id: ReviewId): Promise<ReviewItem | undefined> {
  const lookup = await get(reviewLookupEntity, { id });
  return lookup && get(reviewEntity, lookup);
}

export async function listReviewsOfAuthor(userId: UserId): Promise<ReviewItem[]> {
  const written = await queryPartition(reviewAuthorEntity, { userId });
  const keys = written.map(({ productId, reviewId: id }) => reviewEntity.key({ productId, id }));
  return parseItems(reviewEntity, await getItems(keys));
}

/** Writes nothing to a deleted review. */
export async function saveReviewAuthor(key: ReviewKey, author: ReviewAuthor): Promise<void> {
  await patchItem(reviewEntity, key, { set: author }, exists());
}

/** Fails when the review is deleted or has a reply. */
export const addReply = (review: ReviewItem, reply: NonNullable<ReviewItem['reply']>): Write =>
  patch(reviewEntity, review, { set: { reply } }, and(exists(), absent('reply')));

export const removeReply = (review: ReviewItem): Write =>
  patch(reviewEntity, review, { remove: ['reply'] }, exists());

export const setReport = (review: ReviewItem, report: ReviewItem['report']): Write =>
  patch(reviewEntity, review, report ? { set: { report } } : { remove: ['report'] }, exists());

export async function verifyReview(userId: UserId, productId: ProductId): Promise<void> {
  const author = await get(reviewAuthorEntity, { userId, productId });
  if (!author) return;
  await patchItem(reviewEntity, { productId, id: author.reviewId }, { set: { verified: true } }, exists());
}

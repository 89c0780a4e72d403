import { addDays, weekStart } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyId, ProductId, ReviewId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { addCompanyRating } from '../companies/companyEntity.ts';
import { addProductRating, productEntity } from '../products/productEntity.ts';
import { absent, and, exists } from '../table/condition.ts';
import { defineEntity, type ValueOf } from '../table/entity.ts';
import { inBatches } from '../table/inBatches.ts';
import { get, getItems, queryIndex, queryPartition } from '../table/read.ts';
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
    listNewestReviewKeysOfCompany: 'the newest reviews of a company',
    listReviewKeysBetween: 'the reviews of some weeks',
    findReviewsWithProducts: 'reviews by their keys, with their products',
  },
});
export type ReviewItem = ValueOf<typeof reviewEntity>;

const ReviewWeek = z.object({
  /** Its Monday. */
  week: z.string(),
  count: z.int(),
});

/** How many reviews of the market were written in a week, with the write of each. */
export const reviewWeekEntity = defineEntity({
  name: 'reviewWeek',
  version: 1,
  schema: ReviewWeek,
  key: { pk: 'REVIEW_WEEKS', sk: 'WEEK#{week}' },
  reads: { listReviewWeeks: 'how many reviews were written in each week' },
});

export const listReviewWeeks = () => queryPartition(reviewWeekEntity, {}, { descending: true });

const toWeek = ({ createdAt }: ReviewItem): string => weekStart(createdAt.slice(0, 10));

const addToWeek = (review: ReviewItem, count: 1 | -1): Write => {
  const week = toWeek(review);
  return patch(reviewWeekEntity, { week }, { set: { week }, add: { count } });
};

/** For reviews that are put into the table without those writes. */
export const countReviewWeeks = (reviews: readonly ReviewItem[]): z.output<typeof ReviewWeek>[] =>
  [...Map.groupBy(reviews, toWeek)].map(([week, { length: count }]) => ({ week, count }));

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
  week: addToWeek(review, 1),
  ratings: addRating(review, 1),
});

export const removeReview = (review: ReviewItem) => ({
  review: remove(reviewEntity, review, exists()),
  author: remove(reviewAuthorEntity, review),
  lookup: remove(reviewLookupEntity, review),
  week: addToWeek(review, -1),
  ratings: addRating(review, -1),
});

const addRating = ({ productId, companyId, rating }: ReviewItem, sign: 1 | -1): Write[] => [
  addProductRating(productId, rating, sign),
  addCompanyRating(companyId, rating, sign),
];

export const listReviewsOfProduct = (productId: ProductId): Promise<ReviewItem[]> =>
  queryPartition(reviewEntity, { productId }, { descending: true });

export const listNewestReviewKeysOfCompany = (companyId: CompanyId, limit: number): Promise<ReviewKey[]> =>
  queryIndex(reviewEntity, 'reviewsOfCompany', { companyId }, { descending: true, limit });

/** Of the weeks that begin with these days. */
export const listReviewKeysBetween = (from: string, to: string, limit: number): Promise<ReviewKey[]> =>
  queryIndex(reviewEntity, 'reviewsOfAll', {}, { between: [from, addDays(to, 7)], descending: true, limit });

const keysPerRead = 100;

/** In the order of the keys; deleted reviews are omitted. */
export async function findReviewsWithProducts(keys: readonly ReviewKey[]) {
  const productIds = [...new Set(keys.map(({ productId }) => productId))];
  const all = [
    ...keys.map((key) => reviewEntity.key(key)),
    ...productIds.map((id) => productEntity.key({ id })),
  ];
  const items = (await inBatches(all, keysPerRead, getItems)).flat();
  const products = items.filter((item) => productEntity.is(item)).map((item) => productEntity.parse(item));
  return {
    reviews: items.filter((item) => reviewEntity.is(item)).map((item) => reviewEntity.parse(item)),
    products: new Map(products.map((product) => [product.id, product])),
  };
}

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

import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyId, ProductId, ReviewId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { getAll } from '../table/getAll.ts';
import { ifMet } from '../table/ifMet.ts';
import {
  allReviews,
  companyKey,
  type IndexName,
  indexes,
  inReviewsOfAll,
  inReviewsOfCompany,
  type Key,
  productKey,
  reviewKey,
  reviewPointerKey,
  reviewsPrefix,
  uniqueKey,
} from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';
import { table, tableName } from '../table/tableClient.ts';
import type { TransactItem } from '../table/transact.ts';

export interface ReviewItem {
  id: ReviewId;
  productId: ProductId;
  companyId: CompanyId;
  userId: UserId;
  /** The author's short name and picture as they were, so that a list is one query. */
  userName: string;
  userAvatar: string | null;
  rating: number;
  text: string;
  /** The author had the product in a completed order. */
  verified: boolean;
  createdAt: string;
}

const markerKey = ({ userId, productId }: ReviewItem) => uniqueKey('REVIEW', userId, productId);

/** The rows of a review: itself with its places in the indexes, its author's one for the product, the way to it by id. */
export function reviewRows(review: ReviewItem): (Key & Record<string, unknown>)[] {
  const { id, productId, companyId, createdAt } = review;
  const at = `${createdAt}~${id}`;
  return [
    { ...markerKey(review), reviewId: id, productId },
    {
      ...review,
      ...reviewKey(productId, id),
      ...inReviewsOfCompany(companyId, at),
      ...inReviewsOfAll(at),
    },
    { ...reviewPointerKey(id), productId },
  ];
}

/** The first condition fails when the author has written one before. The ratings of product and company go along. */
export const insertReview = (review: ReviewItem): TransactItem[] => [
  ...reviewRows(review).map((Item) => ({
    Put: { TableName: tableName, Item, ConditionExpression: 'attribute_not_exists(pk)' },
  })),
  ...countRating(review, 1),
];

/** The first condition fails when it is gone already. */
export const removeReview = (review: ReviewItem): TransactItem[] => [
  {
    Delete: {
      TableName: tableName,
      Key: reviewKey(review.productId, review.id),
      ConditionExpression: 'attribute_exists(pk)',
    },
  },
  ...[markerKey(review), reviewPointerKey(review.id)].map((Key) => ({
    Delete: { TableName: tableName, Key },
  })),
  ...countRating(review, -1),
];

/** A risen revision is what the catalogue follows (jobs/followTallies.ts). */
function countRating({ productId, companyId, rating }: ReviewItem, sign: 1 | -1): TransactItem[] {
  return [productKey(productId), companyKey(companyId)].map((Key) => ({
    Update: {
      TableName: tableName,
      Key,
      UpdateExpression: 'ADD ratingSum :rating, reviewsCount :sign, revision :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':rating': sign * rating, ':sign': sign, ':one': 1 },
    },
  }));
}

/** All reviews of a product, newest first; ids sort by time. */
export async function listReviewsOfProduct(productId: ProductId): Promise<ReviewItem[]> {
  const rows = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': productKey(productId).pk, ':prefix': reviewsPrefix },
    ConsistentRead: true,
    ScanIndexForward: false,
  });
  return rows as ReviewItem[];
}

/** The keys of all reviews of a company, newest first. */
export const listReviewKeysOfCompany = (id: CompanyId) =>
  keysIn('reviewsOfCompany', inReviewsOfCompany(id, '').reviewsOfCompany);

export const listAllReviewKeys = () => keysIn('reviewsOfAll', allReviews);

async function keysIn(index: IndexName, partition: string): Promise<Key[]> {
  const rows = await queryAll({
    IndexName: index,
    KeyConditionExpression: '#partition = :partition',
    ExpressionAttributeNames: { '#partition': indexes[index].partition },
    ExpressionAttributeValues: { ':partition': partition },
    ScanIndexForward: false,
  });
  return (rows as Key[]).map(({ pk, sk }) => ({ pk, sk }));
}

/** Reviews by key in the given order; at most 100. One that went meanwhile is left out. */
export async function findReviews(keys: readonly Key[]): Promise<ReviewItem[]> {
  const rows = (await getAll(keys)) as ReviewItem[];
  const found = new Map(rows.map((review) => [reviewKey(review.productId, review.id).sk, review]));
  return keys.flatMap(({ sk }) => found.get(sk) ?? []);
}

export async function findReview(id: ReviewId): Promise<ReviewItem | undefined> {
  const pointer = await find(reviewPointerKey(id));
  return pointer && ((await find(reviewKey(pointer.productId as ProductId, id))) as ReviewItem | undefined);
}

/** Says of a person's review of a product, if there is one, that they had it. */
export async function verifyReview(userId: UserId, productId: ProductId): Promise<void> {
  const marker = await find(uniqueKey('REVIEW', userId, productId));
  if (!marker) return;
  await ifMet(
    table.send(
      new UpdateCommand({
        TableName: tableName,
        Key: reviewKey(productId, marker.reviewId as ReviewId),
        UpdateExpression: 'SET verified = :true',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':true': true },
      }),
    ),
  );
}

async function find(Key: Key): Promise<Record<string, unknown> | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));
  return Item;
}

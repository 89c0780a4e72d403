import type { CompanyId, ProductId, ReviewId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { productKey, reviewsPrefix } from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';

export interface ReviewItem {
  id: ReviewId;
  productId: ProductId;
  companyId: CompanyId;
  userId: UserId;
  /** The author's name and picture as they were, so that a list is one query. */
  userName: string;
  userAvatar: string | null;
  rating: number;
  text: string;
  createdAt: string;
}

/** All reviews of a product, newest first; ids sort by time. */
export async function listReviewsOfProduct(productId: ProductId): Promise<ReviewItem[]> {
  const rows = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': productKey(productId).pk, ':prefix': reviewsPrefix },
    ScanIndexForward: false,
  });
  return rows as ReviewItem[];
}

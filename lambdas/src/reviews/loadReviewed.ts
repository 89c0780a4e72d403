import type { ProductId, ReviewId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { findCompanyItem } from '../companies/companyEntity.ts';
import { type ProductItem, productEntity } from '../products/productEntity.ts';
import type { SoldProduct } from '../products/visibleProduct.ts';
import { locateDays } from '../table/locateDays.ts';
import { getItems, parseItems } from '../table/read.ts';
import { type ReviewCounts, readReviewCounts, reviewCountEntity } from './reviewCountEntity.ts';
import {
  findProductReview,
  listReviewsBetween,
  type ReviewItem,
  reviewAuthorEntity,
} from './reviewEntity.ts';

export interface Reviewed {
  product: ProductItem | undefined;
  counts: ReviewCounts;
  /** Of the user's review. */
  ownId: ReviewId | undefined;
}

export async function loadReviewed(productId: ProductId, userId?: UserId): Promise<Reviewed> {
  const items = await getItems([
    productEntity.key({ id: productId }),
    reviewCountEntity.key({ productId }),
    ...(userId ? [reviewAuthorEntity.key({ userId, productId })] : []),
  ]);
  const [product] = parseItems(productEntity, items);
  const [count] = parseItems(reviewCountEntity, items);
  return {
    product: product?.deleted ? undefined : product,
    counts: readReviewCounts(count),
    ownId: parseItems(reviewAuthorEntity, items)[0]?.reviewId,
  };
}

interface Page {
  sold: SoldProduct | undefined;
  reviews: ReviewItem[];
  own: ReviewItem | undefined;
}

export async function loadPage(
  productId: ProductId,
  { product, counts, ownId }: Reviewed,
  { offset, limit }: { offset: number; limit: number },
): Promise<Page> {
  const range = locateDays(counts.byBeginning, offset, limit);
  const [company, reviews, own] = await Promise.all([
    product && findCompanyItem(product.companyId),
    range ? listReviewsBetween(productId, range, limit) : [],
    ownId && findProductReview({ productId, id: ownId }),
  ]);
  return { sold: product && company && { product, company }, reviews, own };
}

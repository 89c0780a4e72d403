import type { ProductId, ReviewId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { companyEntity } from '#model/companies/companyEntity.ts';
import { type ProductItem, productEntity } from '#model/products/productEntity.ts';
import type { SoldProduct } from '#model/products/visibleProduct.ts';
import { type ReviewCounts, readReviewCounts, reviewCountEntity } from '#model/reviews/reviewCountEntity.ts';
import {
  listReviewsBetween,
  type ReviewItem,
  reviewAuthorEntity,
  reviewEntity,
} from '#model/reviews/reviewEntity.ts';
import { locateDays } from '#platform/table/locateDays.ts';
import { getItems, parseItems } from '#platform/table/read.ts';

export interface Reviewed {
  product: ProductItem | undefined;
  counts: ReviewCounts;
  /** Identifies the user's review. */
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
  const keys = [
    ...(product ? [companyEntity.key({ id: product.companyId })] : []),
    ...(ownId ? [reviewEntity.key({ productId, id: ownId })] : []),
  ];
  const [items, reviews] = await Promise.all([
    getItems(keys, { eventual: ownId === undefined }),
    range ? listReviewsBetween(productId, range, limit) : [],
  ]);
  const [company] = parseItems(companyEntity, items);
  const isVisible = product && company && !company.deletedAt;
  return {
    sold: isVisible ? { product, company } : undefined,
    reviews,
    own: parseItems(reviewEntity, items)[0],
  };
}

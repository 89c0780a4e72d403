import type { ProductId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { findCompanyItem } from '../companies/companyEntity.ts';
import { type ProductItem, productEntity } from '../products/productEntity.ts';
import type { SoldProduct } from '../products/visibleProduct.ts';
import { locateDays } from '../table/locateDays.ts';
import { getItems, parseItems } from '../table/read.ts';
import { type ReviewCounts, readReviewCounts, reviewCountEntity } from './reviewCountEntity.ts';
import { listReviewsBetween, type ReviewItem, reviewAuthorEntity } from './reviewEntity.ts';

export interface Reviewed {
  product: ProductItem | undefined;
  counts: ReviewCounts;
  wroteOne: boolean;
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
    wroteOne: items.some((item) => reviewAuthorEntity.is(item)),
  };
}

interface Page {
  sold: SoldProduct | undefined;
  reviews: ReviewItem[];
}

export async function loadPage(
  productId: ProductId,
  { product, counts }: Reviewed,
  { offset, limit }: { offset: number; limit: number },
): Promise<Page> {
  const range = locateDays(counts.byBeginning, offset, limit);
  const [company, reviews] = await Promise.all([
    product && findCompanyItem(product.companyId),
    range ? listReviewsBetween(productId, range, limit) : [],
  ]);
  return { sold: product && company && { product, company }, reviews };
}

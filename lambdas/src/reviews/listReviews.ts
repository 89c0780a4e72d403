import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/reviews.ts';
import { canSeeHiddenReviews, canUse, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { ReviewWithProduct } from '@bloomkin/shared/schemas/review.ts';
import { findCompanyItem, isSelling } from '../companies/companyEntity.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/request.ts';
import type { ProductItem } from '../products/productEntity.ts';
import { loadProduct, requireVisible } from '../products/visibleProduct.ts';
import { locateDays, sumDays } from '../table/locateDays.ts';
import {
  findReviewsWithProducts,
  listNewestReviewKeysOfCompany,
  listReviewKeysBetween,
  listReviewsOfProduct,
  listReviewWeeks,
  type ReviewItem,
  type ReviewKey,
} from './reviewEntity.ts';
import { toReview } from './toReview.ts';

interface Wanted {
  offset: number;
  limit: number;
}

interface Keys {
  keys: readonly ReviewKey[];
  total: number;
}

export const listReviews: Handler<typeof routes.listReviews> = async ({ query, caller }) => {
  const { product_id: productId, company_id: companyId, page, per_page } = query;
  const wanted = { offset: (page - 1) * per_page, limit: per_page };
  const { keys, total } = productId
    ? await listKeysOfProduct(caller, productId, companyId, wanted)
    : await listKeys(caller, companyId, wanted);
  const { reviews, products } = await findReviewsWithProducts(keys);
  return {
    ...{ page, per_page, total },
    data: reviews.map((review) => withProduct(review, products.get(review.productId))),
  };
};

async function listKeysOfProduct(
  caller: Caller | undefined,
  productId: ProductId,
  companyId: CompanyId | undefined,
  { offset, limit }: Wanted,
): Promise<Keys> {
  const { product } = requireVisible(caller, await loadProduct(productId), canSeeHiddenReviews);
  if (companyId && product.companyId !== companyId) return { keys: [], total: 0 };
  const all = await listReviewsOfProduct(productId);
  return { keys: all.slice(offset, offset + limit), total: all.length };
}

async function listKeys(
  caller: Caller | undefined,
  companyId: CompanyId | undefined,
  wanted: Wanted,
): Promise<Keys> {
  if (companyId) return listKeysOfCompany(caller, companyId, wanted);
  if (!caller) throw new AppError('AUTH.REQUIRED');
  if (isAdmin(caller)) return listAllKeys(wanted);
  if (!canUse(caller, 'reviews')) throw new AppError('ACCESS.FORBIDDEN');
  return caller.companyId ? listKeysOfCompany(caller, caller.companyId, wanted) : { keys: [], total: 0 };
}

/** The company's own count is the total. */
async function listKeysOfCompany(
  caller: Caller | undefined,
  companyId: CompanyId,
  { offset, limit }: Wanted,
): Promise<Keys> {
  const [company, newest] = await Promise.all([
    findCompanyItem(companyId),
    listNewestReviewKeysOfCompany(companyId, offset + limit),
  ]);
  if (!company || !(isSelling(company) || canSeeHiddenReviews(caller, companyId)))
    throw new AppError('NOT_FOUND');
  return { keys: newest.slice(offset), total: company.reviewsCount };
}

async function listAllKeys({ offset, limit }: Wanted): Promise<Keys> {
  const weeks = (await listReviewWeeks()).map(({ week, count }) => ({ day: week, count }));
  const range = locateDays(weeks, offset, limit);
  if (!range) return { keys: [], total: sumDays(weeks) };
  const keys = await listReviewKeysBetween(range.from, range.to, range.skip + limit);
  return { keys: keys.slice(range.skip), total: sumDays(weeks) };
}

function withProduct(review: ReviewItem, product: ProductItem | undefined): ReviewWithProduct {
  const main = product?.photos.find((photo) => photo.main);
  return {
    ...toReview(review),
    product: {
      id: review.productId,
      name: product?.name ?? '',
      photo: main?.small.path ?? null,
      active: product?.active ?? false,
    },
  };
}

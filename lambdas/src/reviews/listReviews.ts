import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/reviews.ts';
import { canSeeHiddenReviews, canUse, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { ReviewWithProduct } from '@bloomkin/shared/schemas/review.ts';
import { findCompanyItem, isSelling } from '../companies/companyEntity.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/request.ts';
import { findProducts, type ProductItem } from '../products/productEntity.ts';
import { loadProduct, requireVisible } from '../products/visibleProduct.ts';
import { paginate } from '../table/paginate.ts';
import {
  findReviews,
  listAllReviewKeys,
  listReviewKeysOfCompany,
  listReviewsOfProduct,
  type ReviewItem,
  type ReviewKey,
} from './reviewEntity.ts';
import { toReview } from './toReview.ts';

export const listReviews: Handler<typeof routes.listReviews> = async ({ query, caller }) => {
  const { product_id: productId, company_id: companyId } = query;
  const keys = productId
    ? await listProductKeys(caller, productId, companyId)
    : await listKeys(caller, companyId);
  const { page, per_page, total, data } = paginate(keys, query);
  const reviews = await findReviews(data);
  const products = await findProducts([...new Set(reviews.map((review) => review.productId))]);
  return {
    ...{ page, per_page, total },
    data: reviews.map((review) => withProduct(review, products.get(review.productId))),
  };
};

async function listProductKeys(
  caller: Caller | undefined,
  productId: ProductId,
  companyId: CompanyId | undefined,
): Promise<ReviewKey[]> {
  const { product } = requireVisible(caller, await loadProduct(productId), canSeeHiddenReviews);
  if (companyId && product.companyId !== companyId) return [];
  return listReviewsOfProduct(productId);
}

async function listKeys(caller: Caller | undefined, companyId: CompanyId | undefined): Promise<ReviewKey[]> {
  if (companyId) {
    const company = await findCompanyItem(companyId);
    if (!company || !(isSelling(company) || canSeeHiddenReviews(caller, companyId)))
      throw new AppError('NOT_FOUND');
    return listReviewKeysOfCompany(companyId);
  }
  if (!caller) throw new AppError('AUTH.REQUIRED');
  if (isAdmin(caller)) return listAllReviewKeys();
  if (!canUse(caller, 'reviews')) throw new AppError('ACCESS.FORBIDDEN');
  return caller.companyId ? listReviewKeysOfCompany(caller.companyId) : [];
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

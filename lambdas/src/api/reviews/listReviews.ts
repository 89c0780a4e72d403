import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/reviews.ts';
import { canSeeHiddenReviews, canUse, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { matchesText } from '@bloomkin/shared/rules/search.ts';
import type { CompanyId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { ReviewWithProduct } from '@bloomkin/shared/schemas/review.ts';
import { findCompanyItem, isSelling } from '#model/companies/companyEntity.ts';
import type { ProductItem } from '#model/products/productEntity.ts';
import { requireVisible } from '#model/products/visibleProduct.ts';
import {
  findReviewsWithProducts,
  listReviewKeysBetween,
  listReviewKeysOfCompany,
  type ReviewItem,
  type ReviewKey,
} from '#model/reviews/reviewEntity.ts';
import { listReviewWeeks } from '#model/reviews/reviewWeekEntity.ts';
import { toReview } from '#model/reviews/toReview.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { Handler } from '#platform/http/request.ts';
import { locateDays, sumDays } from '#platform/table/locateDays.ts';
import { loadPage, loadReviewed } from './loadReviewed.ts';

type Query = Parameters<Handler<typeof routes.listReviews>>[0]['query'];

interface Wanted {
  offset: number;
  limit: number;
}

interface Keys {
  keys: readonly ReviewKey[];
  total: number;
}

export const listReviews: Handler<typeof routes.listReviews> = async ({ query, caller }) => {
  const { page, per_page, company_id: companyId } = query;
  const offset = (page - 1) * per_page;
  const { rating, reply, report, search = '' } = query;
  const worksOnThem = isAdmin(caller) || (companyId !== undefined && canSeeHiddenReviews(caller, companyId));
  if (!rating && !reply && !report && !search) {
    const { total, ...shown } = await listShown(caller, query, { offset, limit: per_page });
    return { ...{ page, per_page, total }, data: withProducts(shown, worksOnThem) };
  }
  if (!worksOnThem) throw new AppError(caller ? 'ACCESS.FORBIDDEN' : 'AUTH.REQUIRED');
  const shown = await listShown(caller, query, { offset: 0, limit: farthest });
  const found = withProducts(shown, true).filter(
    (review) =>
      (!rating || review.rating === rating) &&
      (!reply || review.reply === null) &&
      (!report || review.report) &&
      matchesText(`${review.text} ${review.user.fio} ${review.product.name}`, search),
  );
  return {
    ...{ page, per_page, total: found.length },
    data: found.slice(offset, offset + per_page),
    ...(shown.total > farthest && { newest: farthest }),
  };
};

const listShown = async (
  caller: Caller | undefined,
  { product_id: productId, company_id: companyId }: Pick<Query, 'product_id' | 'company_id'>,
  wanted: Wanted,
): Promise<Shown> =>
  productId
    ? listOfProduct(caller, productId, companyId, wanted)
    : listByKeys(await listKeys(caller, companyId, wanted));

interface Shown {
  reviews: readonly ReviewItem[];
  products: ReadonlyMap<ProductId, ProductItem>;
  total: number;
}

async function listOfProduct(
  caller: Caller | undefined,
  productId: ProductId,
  companyId: CompanyId | undefined,
  wanted: Wanted,
): Promise<Shown> {
  const reviewed = await loadReviewed(productId);
  const { sold, reviews } = await loadPage(productId, reviewed, wanted);
  const { product } = requireVisible(caller, sold, canSeeHiddenReviews);
  const products = new Map([[productId, product]]);
  if (companyId && product.companyId !== companyId) return { reviews: [], products, total: 0 };
  return { reviews, products, total: reviewed.counts.total };
}

const listByKeys = async ({ keys, total }: Keys): Promise<Shown> => ({
  ...(await findReviewsWithProducts(keys)),
  total,
});

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

async function listKeysOfCompany(
  caller: Caller | undefined,
  companyId: CompanyId,
  wanted: Wanted,
): Promise<Keys> {
  const end = wanted.offset + wanted.limit;
  const [company, newest] = await Promise.all([
    findCompanyItem(companyId),
    end <= farthest ? listReviewKeysOfCompany(companyId, end) : undefined,
  ]);
  if (!company || !(isSelling(company) || canSeeHiddenReviews(caller, companyId)))
    throw new AppError('NOT_FOUND');
  const total = company.reviewsCount;
  if (newest) return { keys: newest.slice(wanted.offset), total };
  return { keys: await listFarKeys(companyId, total, wanted), total };
}

const farthest = 500;

/** Reads from the nearer end. */
async function listFarKeys(companyId: CompanyId, total: number, { offset, limit }: Wanted) {
  if (offset < total / 2) return (await listReviewKeysOfCompany(companyId, offset + limit)).slice(offset);
  const left = total - offset;
  if (left <= 0) return [];
  const oldest = await listReviewKeysOfCompany(companyId, left, { descending: false });
  return oldest.slice(Math.max(0, left - limit)).toReversed();
}

async function listAllKeys({ offset, limit }: Wanted): Promise<Keys> {
  const weeks = (await listReviewWeeks()).map(({ week, count }) => ({ day: week, count }));
  const range = locateDays(weeks, offset, limit);
  if (!range) return { keys: [], total: sumDays(weeks) };
  const keys = await listReviewKeysBetween(range.from, range.to, range.skip + limit);
  return { keys: keys.slice(range.skip), total: sumDays(weeks) };
}

const withProducts = (
  { reviews, products }: Pick<Shown, 'reviews' | 'products'>,
  withReports: boolean,
): ReviewWithProduct[] =>
  reviews.map((review) => {
    const product = products.get(review.productId);
    const main = product?.photos.find((photo) => photo.main);
    return {
      ...toReview(review),
      company_id: review.companyId,
      ...(withReports && { report: review.report ?? null }),
      product: {
        id: review.productId,
        name: product?.name ?? '',
        photo: main?.small.path ?? null,
        active: product?.active ?? false,
      },
    };
  });

import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { listProductReviews, listReviews } from '@bloomkin/shared/routes/reviews.ts';

/** Queries that a written or deleted review changes. */
export const reviewedReads = [listProductReviews, listReviews, getProduct, getCompany];

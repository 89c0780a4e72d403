import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { listProductReviews, listReviews } from '@bloomkin/shared/routes/reviews.ts';

/** What a written or deleted review changes: the reviews and ratings of the product and the florist. */
export const reviewedReads = [listProductReviews, listReviews, getProduct, getCompany];

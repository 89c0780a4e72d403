import { listProductReviews } from '@bloomkin/shared/routes/reviews.ts';
import { useQuery } from '#api/useQuery.ts';

export const reviewsPerPage = 20;

/** A page of a product's reviews, and whether the user may write one. */
export const useReviews = (productId: string, page = 1) =>
  useQuery(listProductReviews, { params: { id: productId }, query: { page, per_page: reviewsPerPage } });

import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { listProductReviews } from '@bloomkin/shared/routes/reviews.ts';
import useSWR, { type SWRResponse, useSWRConfig } from 'swr';
import type { ApiError } from '../../api/apiError.ts';
import { keyOf } from '../../api/useApi.ts';
import { callSignedIn } from '../../session/callSignedIn.ts';
import { useUser } from '../../session/useUser.ts';

/** Reviews of a page (specification, section 9). */
export const reviewsPerPage = 20;

/** A page of a product's reviews. Whether one may still write depends on who asks, so a person's answer is kept apart. */
export function useReviews(
  productId: string,
  page = 1,
): SWRResponse<ResponseOf<typeof listProductReviews>, ApiError> {
  const user = useUser();
  const args = { params: { id: productId }, query: { page, per_page: reviewsPerPage } };
  const key = keyOf(listProductReviews, args);
  return useSWR<ResponseOf<typeof listProductReviews>, ApiError, string>(
    user ? `${user.id} ${key}` : key,
    () => callSignedIn(listProductReviews, args),
    { keepPreviousData: true },
  );
}

/** Asks again for all that a written or deleted review changes: the product's and the florist's reviews and ratings. */
export function useReviewsChanged() {
  const { mutate } = useSWRConfig();
  return () =>
    void mutate((key) => typeof key === 'string' && /\/api\/(shop\/(product\/|reviews)|company\/)/.test(key));
}

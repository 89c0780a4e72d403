import * as z from 'zod';
import { get } from '../route.ts';
import { paging } from '../schemas/fields.ts';
import { ProductId } from '../schemas/ids.ts';
import { ReviewList } from '../schemas/review.ts';

export const listProductReviews = get('/api/shop/product/{id}/reviews', {
  summary: 'Reviews of a product, newest first',
  access: 'any',
  params: { id: ProductId },
  query: z.object(paging),
  response: ReviewList,
});

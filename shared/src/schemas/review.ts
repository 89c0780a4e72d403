import * as z from 'zod';
import { ProductId, ReviewId, UserId } from './ids.ts';

export const Review = z.object({
  id: ReviewId,
  rating: z.int().min(1).max(5),
  text: z.string(),
  user: z.object({ id: UserId, fio: z.string(), avatar: z.string().nullable() }),
  product_id: ProductId,
  created_at: z.iso.datetime(),
});
export type Review = z.output<typeof Review>;

/** `me_add`: the caller may still write one. */
export const ReviewList = z.object({
  product_rating: z.number().nullable(),
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  me_add: z.boolean(),
  data: z.array(Review),
});

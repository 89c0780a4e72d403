import * as z from 'zod';
import { page } from './answers.ts';
import { text } from './fields.ts';
import { CompanyId, ProductId, ReviewId, UserId } from './ids.ts';

export const Review = z.object({
  id: ReviewId,
  rating: z.int().min(1).max(5),
  text: z.string(),
  /** `fio` is shortened, such as 'Priya N.' (`publicName`). */
  user: z.object({ id: UserId, fio: z.string(), avatar: z.string().nullable() }),
  product_id: ProductId,
  verified: z.boolean(),
  reply: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
  created_at: z.iso.datetime(),
});
export type Review = z.output<typeof Review>;

/** Always five rows, five stars first. */
const Spread = z.array(z.object({ rating: z.int().min(1).max(5), count: z.int().min(0) }));

/** `me_add`: the caller has written one, `mine`; `can_review`: the caller may write one. */
export const ReviewList = z.object({
  product_rating: z.number().nullable(),
  spread: Spread,
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  me_add: z.boolean(),
  can_review: z.boolean(),
  /** Omitted if there is none. */
  mine: Review.optional(),
  data: z.array(Review),
});

/** `active`: the product is for sale; `company_id`: the florist who may reply; `report`: for those who work on it. */
export const ReviewWithProduct = Review.extend({
  company_id: CompanyId,
  report: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable().optional(),
  product: z.object({
    id: ProductId,
    name: z.string(),
    photo: z.string().nullable(),
    active: z.boolean(),
  }),
});
export type ReviewWithProduct = z.output<typeof ReviewWithProduct>;

/** `search`: in text, author and product's name. */
export const reviewFilters = {
  rating: z.enum(['1', '2', '3', '4', '5']).transform(Number).optional(),
  reply: z.enum(['none']).optional(),
  report: z.enum(['open']).optional(),
  search: text(60).optional(),
};

/** Filters look at the newest of a longer list, as many as `newest`. */
export const ReviewsPage = page(ReviewWithProduct).extend({ newest: z.int().optional() });

export const ReplyForm = z.object({ text: text(2000).min(1, 'Write a few words') });

/** Null takes the report back or dismisses it. */
export const ReportForm = z.object({ reason: text(200).min(1, 'Say what is wrong with it').nullable() });

const stars = 'Rate for reviews';

export const ReviewForm = z.object({
  rating: z.union(
    [z.int(stars).min(1, stars).max(5, stars), z.enum(['1', '2', '3', '4', '5']).transform(Number)],
    stars,
  ),
  text: text(2000).default(''),
});

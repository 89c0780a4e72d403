import * as z from 'zod';
import { reasonCodes } from '#rules/deliveryReason.ts';
import { matchKinds } from '#rules/productSearch.ts';
import { day, dollars, flag, jsonList, latitude, longitude, paging, suburb, text } from './fields.ts';
import { CategoryId, CollectionId, CompanyId, ProductId } from './ids.ts';

/** `0` for all categories. */
export const CategoryOrAll = CategoryId;

export const SortType = z.enum(['new', 'price_asc', 'price_desc', 'rating', 'popular', 'near']);
export type SortType = z.output<typeof SortType>;

export const ParameterFilter = z.object({
  parameter_id: z.string().max(64),
  values: z.array(z.string().max(100)).max(50),
});
export type ParameterFilter = z.output<typeof ParameterFilter>;

export const listingFilter = {
  company_id: CompanyId.optional(),
  delivery_to_user: flag.default(false),
  /** Florists with a pick-up store, within 25 km of the point if one is given. */
  pickup: flag.default(false),
  only_active: flag.default(true),
  day: day.optional(),
  min_price: dollars.optional(),
  max_price: dollars.optional(),
  search: text(100).optional(),
  min_reviews: z.coerce.number().int().min(1).max(1000).optional(),
  collection_id: CollectionId.optional(),
  /** 1: only extras, which are offered beside flowers. */
  addon: flag.optional(),
  lat: latitude.optional(),
  lng: longitude.optional(),
  suburb,
};

export const ListingQuery = z.object({
  ...paging,
  per_page: paging.per_page,
  sort_type: SortType.default('new'),
  ...listingFilter,
  parameters: jsonList(ParameterFilter).default([]),
  /** Only these, of which a browser knows the ids. */
  ids: jsonList(ProductId).optional(),
});

export const ListingForm = z.object({ parameters: jsonList(ParameterFilter).default([]) });

export const FiltersQuery = z.object({
  category_id: CategoryOrAll.optional(),
  ...listingFilter,
  parameters: jsonList(ParameterFilter).default([]),
});

export const Filter = z.object({
  params: z.array(
    z.object({
      parameter_id: z.string(),
      name: z.string(),
      type: z.enum(['number', 'value', 'list']),
      values: z.array(z.object({ value: z.string(), count: z.int() })),
    }),
  ),
  min_price: z.number(),
  max_price: z.number(),
});
export type Filter = z.output<typeof Filter>;

/** What a search found instead of all words as typed: `spelling` 'peonies', `part` '‘red rose’ or ‘tulip’'. */
export const SearchMatch = z.object({ kind: z.enum(matchKinds), text: z.string() });
export type SearchMatch = z.output<typeof SearchMatch>;

export const Suggestion = z.object({
  /** An occasion's id is its filter, `{parameter}:{value}`. */
  kind: z.enum(['product', 'category', 'company', 'occasion']),
  id: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
  note: z.string(),
});
export type Suggestion = z.output<typeof Suggestion>;

/** Which of the delivery rules says no; null when available. */
const reasonCode = z.enum(reasonCodes).nullable().optional();

const periodOfDay = z.object({
  start_time: z.string(),
  stop_time: z.string(),
  available: z.boolean(),
  reason_code: reasonCode,
  left: z.int().nullable(),
  cutoff: z.iso.datetime().optional(),
});

export const DeliveryDay = z.object({
  day: z.iso.date(),
  available: z.boolean(),
  reason: z.string().nullable(),
  reason_code: reasonCode,
  periods: z.array(periodOfDay),
  cutoff: z.iso.datetime().nullable(),
  price: z.number().nullable(),
  /** The day's fee, part of the price; null for none. */
  fee: z.number().nullable().optional(),
  /** Goods of this sum are delivered free, but for the fee; null for never. */
  free_from: z.number().nullable().optional(),
  /** 'Order by 6 pm on Wed 23 December.'; null when it is too late. */
  order_by: z.string().nullable().optional(),
  timezone: z.string(),
});
export type DeliveryDay = z.output<typeof DeliveryDay>;

export const ArrivalDay = z.object({
  day: z.iso.date(),
  available: z.boolean(),
  /** The nearest florist's reason; null when available. */
  reason: z.string().nullable(),
  reason_code: reasonCode,
  /** Dollars, cheapest delivery; null when unavailable. */
  price: z.number().nullable(),
  cutoff: z.iso.datetime().nullable(),
  timezone: z.string(),
  florists: z.int(),
  /** The windows of all florists together. */
  periods: z.array(periodOfDay.pick({ start_time: true, stop_time: true, available: true })).optional(),
});
export type ArrivalDay = z.output<typeof ArrivalDay>;

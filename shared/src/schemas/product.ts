import * as z from 'zod';
import { CompanyInfo } from './company.ts';
import { CategoryId, CompanyId, DiscountId, PhotoId, ProductId, ProductTypeId, SizeId } from './ids.ts';

/** Widths: `path` 1600 px, `medium` 800 px, `small` 480 px. */
export const Photo = z.object({
  id: PhotoId,
  main: z.boolean(),
  path: z.string(),
  medium: z.object({ path: z.string() }),
  small: z.object({ path: z.string() }),
});
export type Photo = z.output<typeof Photo>;

export const ParameterValue = z.object({
  parameter_id: z.string(),
  parameter_name: z.string(),
  value: z.union([z.string(), z.array(z.string())]),
});
export type ParameterValue = z.output<typeof ParameterValue>;

export const ProductSize = z.object({
  id: SizeId,
  name: z.string(),
  sku: z.string(),
  price: z.number(),
  active: z.boolean(),
  photo: PhotoId.nullable(),
  /** Replaces the product's for this size. */
  description: z.string().optional(),
  /** Override the product's. */
  parameter_values: z.array(ParameterValue),
});
export type ProductSize = z.output<typeof ProductSize>;

export const ProductDiscount = z.object({
  id: DiscountId,
  name: z.string(),
  kind: z.enum(['percent', 'amount']),
  value: z.number(),
  min_order: z.number(),
  /** The last day, in the florist's time zone. */
  to: z.iso.date().nullable(),
  limit_per_person: z.int().nullable(),
  /** Limited in total or per person; remaining uses are known only for a signed-in account. */
  limited: z.boolean().optional(),
  /** An order gets at most one of the market's amounts. */
  borne_by: z.enum(['florist', 'market']).optional(),
});
export type ProductDiscount = z.output<typeof ProductDiscount>;

/** Only so many more in orders due that day; 0: sold out that day. */
export const DayLimit = z.object({ day: z.string(), left: z.int() });

export const Product = z.object({
  id: ProductId,
  name: z.string(),
  /** The cheapest active size's, if there are sizes. */
  price: z.number(),
  /** The dearest active size's, otherwise `price`. */
  price_to: z.number(),
  sku: z.string(),
  description: z.string(),
  category: z.object({ id: CategoryId, name: z.string() }),
  type: z.object({ id: ProductTypeId, name: z.string() }),
  site: z.string(),
  active: z.boolean(),
  company: CompanyId,
  photos: z.array(Photo),
  parameter_values: z.array(ParameterValue),
  sizes: z.array(ProductSize),
  addon: z.boolean(),
  company_info: CompanyInfo,
  /** Returned with an edit. */
  version: z.int().optional(),
  rating: z.number().nullable(),
  reviews_count: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** The largest automatic discount now; null for none. */
  discount: ProductDiscount.nullable().optional(),
  /** Automatic discounts an order with other products may get instead; omitted if none. */
  other_discounts: z.array(ProductDiscount).optional(),
  day_limit: DayLimit.nullable().optional(),
  /** Metres from the nearest delivering store; only in listings with a point. */
  distance: z.int().optional(),
  /** From the query’s day on; null when there is none in the next 30 days; only in listings with a point. */
  earliest_day: z.iso.date().nullable().optional(),
  /** Dollars, of one of it on the earliest day; only in listings with a point. */
  delivery_price: z.number().optional(),
});
export type Product = z.output<typeof Product>;

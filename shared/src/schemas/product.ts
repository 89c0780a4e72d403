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
  /** One of the product's photos; null shows the main one. */
  photo: PhotoId.nullable(),
  /** Stand over the product's. */
  parameter_values: z.array(ParameterValue),
});
export type ProductSize = z.output<typeof ProductSize>;

export const ProductDiscount = z.object({
  id: DiscountId,
  name: z.string(),
  kind: z.enum(['percent', 'amount']),
  /** Whole per cents, or dollars. */
  value: z.number(),
  min_order: z.number(),
  /** The last day, in the florist's own time. */
  to: z.iso.date().nullable(),
  limit_per_person: z.int().nullable(),
  /** In all or a person: whether it still counts is known for an account only. */
  limited: z.boolean().optional(),
  /** An order gets one amount of the market's at most. */
  borne_by: z.enum(['florist', 'market']).optional(),
});
export type ProductDiscount = z.output<typeof ProductDiscount>;

export const Product = z.object({
  id: ProductId,
  name: z.string(),
  /** With sizes, of the cheapest one that is active. */
  price: z.number(),
  /** Of the dearest size that is active; else `price`. */
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
  /** Offered beside flowers of the same florist. */
  addon: z.boolean(),
  company_info: CompanyInfo,
  /** Sent back by an edit. */
  version: z.int().optional(),
  rating: z.number().nullable(),
  reviews_count: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** The automatic discount that takes most off it now; null without one. */
  discount: ProductDiscount.nullable().optional(),
  /** Automatic ones that an order with other products may get instead; absent without. */
  other_discounts: z.array(ProductDiscount).optional(),
  /** Metres from the nearest delivering store; only in listings with a point. */
  distance: z.int().optional(),
  /** Null when none of the next 30 days; only in listings with a point. */
  earliest_day: z.iso.date().nullable().optional(),
});
export type Product = z.output<typeof Product>;

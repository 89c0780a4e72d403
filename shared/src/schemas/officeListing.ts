import * as z from 'zod';
import { dollars, flag, text } from './fields.ts';
import { CompanyId, ProductTypeId } from './ids.ts';
import { CategoryOrAll } from './listing.ts';
import { Product } from './product.ts';

/** Sorting by name or reviews requires a company. */
export const OfficeSort = z.enum([
  'new',
  'old',
  'name',
  'name_desc',
  'price_asc',
  'price_desc',
  'sold',
  'sold_asc',
  'reviews',
  'reviews_asc',
]);
export type OfficeSort = z.output<typeof OfficeSort>;

export const officeFilter = {
  company_id: CompanyId.optional(),
  search: text(100).optional(),
  active: flag.optional(),
  category_id: CategoryOrAll.optional(),
  type_id: ProductTypeId.optional(),
  /** Carried by the product, with `parameter_value` in that value. */
  parameter_id: text(64).optional(),
  parameter_value: text(100).optional(),
  /** 1: only extras; 0: no extras. */
  addon: flag.optional(),
  min_price: dollars.optional(),
  max_price: dollars.optional(),
};

export const OfficeProduct = Product.extend({
  /** Pieces in completed orders; only for the company's vendor and admins. */
  sold_count: z.int().optional(),
});
export type OfficeProduct = z.output<typeof OfficeProduct>;

/** Counts under all filters except `active`. */
export const OfficeCounts = z.object({ all: z.int(), active: z.int(), inactive: z.int() });
export type OfficeCounts = z.output<typeof OfficeCounts>;

import * as z from 'zod';
import { flag, text } from './fields.ts';
import { CompanyId, ProductTypeId } from './ids.ts';
import { CategoryOrAll } from './listing.ts';
import { Product } from './product.ts';

/** By name and by reviews only within a company. */
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
};

export const OfficeProduct = Product.extend({
  /** Pieces in completed orders; only for the company's vendor and admins. */
  sold_count: z.int().optional(),
});
export type OfficeProduct = z.output<typeof OfficeProduct>;

/** Under all filters but `active`. */
export const OfficeCounts = z.object({ all: z.int(), active: z.int(), inactive: z.int() });
export type OfficeCounts = z.output<typeof OfficeCounts>;

import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { ParameterFilter, SortType } from '@bloomkin/shared/schemas/listing.ts';

/** `shown`: active products of active florists that can be ordered. `active` and `inactive` go by the product's own flag. */
export type Activity = 'shown' | 'all' | 'active' | 'inactive';

/** See docs/product-rules.md, "Listings". */
export interface ProductFilter {
  activity: Activity;
  categoryId?: string;
  companyId?: string;
  collectionId?: string;
  place?: Point;
  onlyDeliverable?: boolean;
  /** Florists with a pick-up store, near `place` if given; distance and day are those of the pick-up. */
  pickup?: boolean;
  /** YYYY-MM-DD in the store's time zone. */
  day?: string;
  minPriceCents?: number;
  maxPriceCents?: number;
  search?: string;
  /** Extras alone; the shop's listings leave them out without it. */
  addon?: boolean;
  /** OR within a parameter, AND between. Numbers: `30`, `20..40`, `20..` or `..40`. */
  parameters: readonly ParameterFilter[];
}

export interface ListingFilter extends ProductFilter {
  /** `near` without a place is `new`. */
  sort: SortType;
  page: number;
  perPage: number;
}

export interface ProductPage {
  total: number;
  page: number;
  per_page: number;
  total_pages: number;
  cards: string[];
}

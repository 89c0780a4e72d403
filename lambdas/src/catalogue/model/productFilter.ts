import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { ParameterFilter, SortType } from '@bloomkin/shared/schemas/listing.ts';

/**
 * `shown`: what the storefront shows, active products of active florists. The others are for a florist itself and for
 * admins, whatever the florist's own state: `all`, or by the product's own flag.
 */
export type Activity = 'shown' | 'all' | 'active' | 'inactive';

/** Which products, in the words of the contract's listing (section 5). */
export interface ProductFilter {
  activity: Activity;
  /** With its whole subtree; `0` or none for all. */
  categoryId?: string;
  companyId?: string;
  collectionId?: string;
  /** Where it should arrive; a listing with a point also says how far and from when. */
  place?: Point;
  /** Only what can be delivered to `place`, on `day` if one is given. */
  onlyDeliverable?: boolean;
  /** Only florists with a pick-up store, near `place` when there is one; distance and first day are then of picking up. */
  pickup?: boolean;
  /** YYYY-MM-DD in the store's own zone. */
  day?: string;
  minPriceCents?: number;
  maxPriceCents?: number;
  search?: string;
  /** OR within one, AND between them. A number matches as `30`, `20..40`, `20..` or `..40`. */
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
  /** The products' JSON texts, ready to be joined. */
  cards: string[];
}

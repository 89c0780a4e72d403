import type { PlaceToServe } from '@bloomkin/shared/rules/servingZones.ts';
import type { ParameterFilter, SearchMatch, SortType } from '@bloomkin/shared/schemas/listing.ts';

/** `shown`: orderable products of open florists; `preview`: of florists not open; the others: the product's flag. */
export type Activity = 'shown' | 'preview' | 'all' | 'active' | 'inactive';

/** See docs/product-rules.md, "Listings". */
export interface ProductFilter {
  activity: Activity;
  categoryId?: string;
  companyId?: string;
  collectionId?: string;
  place?: PlaceToServe;
  onlyDeliverable?: boolean;
  /** Florists with a pick-up store, near `place` if given; distance and day are those of the pick-up. */
  pickup?: boolean;
  day?: string;
  minPriceCents?: number;
  maxPriceCents?: number;
  minReviews?: number;
  ids?: readonly string[];
  search?: string;
  /** Only extras, which the storefront's listings omit. */
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
  /** Absent when all words of the search match as typed. */
  search_match?: SearchMatch;
  /** Dollars: the cheapest with its delivery; on the first page, of products that can be delivered. */
  from_delivered?: number;
  cards: string[];
}

import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import { dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { canSeeHidden } from '@bloomkin/shared/rules/permissions.ts';
import { parsePricedSearch } from '@bloomkin/shared/rules/productSearch.ts';
import type {
  FiltersQuery,
  ListingQuery,
  ParameterFilter,
  SearchMatch,
} from '@bloomkin/shared/schemas/listing.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type * as z from 'zod';
import type { Caller } from '#platform/http/caller.ts';
import { RawJson } from '#platform/http/response.ts';
import type { Activity, ListingFilter, ProductFilter, ProductPage } from './model/productFilter.ts';

/** More than any product type has; each one scans the catalogue. */
const maxParameters = 30;

type Asked = Omit<z.output<typeof FiltersQuery>, 'category_id'>;

function toActivity({ only_active, company_id }: Asked, caller: Caller | undefined): Activity {
  // Staff preview what buyers will see before the shop opens.
  if (only_active) return company_id !== undefined && canSeeHidden(caller, company_id) ? 'preview' : 'shown';
  if (!canSeeHidden(caller, company_id)) throw new AppError(caller ? 'ACCESS.FORBIDDEN' : 'AUTH.REQUIRED');
  return 'all';
}

/** Without a complete point, filters that depend on a point are ignored. */
export function toProductFilter(
  query: Asked,
  categoryId: string | undefined,
  caller: Caller | undefined,
): ProductFilter {
  const { lat, lng, suburb, day, parameters } = query;
  const { text, minDollars, maxDollars } = parsePricedSearch(query.search ?? '');
  return {
    activity: toActivity(query, caller),
    categoryId,
    companyId: query.company_id,
    collectionId: query.collection_id,
    place: lat === undefined || lng === undefined ? undefined : { lat, lng, suburb },
    onlyDeliverable: query.delivery_to_user,
    pickup: query.pickup,
    day,
    minPriceCents: query.min_price ?? (minDollars && dollarsToCents(minDollars)),
    maxPriceCents: query.max_price ?? (maxDollars && dollarsToCents(maxDollars)),
    minReviews: query.min_reviews,
    search: text,
    addon: query.addon,
    parameters,
  };
}

export interface ListingRequest {
  query: z.output<typeof ListingQuery>;
  categoryId?: string;
  parameters?: readonly ParameterFilter[];
  caller: Caller | undefined;
}

export function toListingFilter({
  query,
  categoryId,
  parameters = [],
  caller,
}: ListingRequest): ListingFilter {
  const { sort_type: sort, page, per_page: perPage } = query;
  const filter = toProductFilter(query, categoryId, caller);
  const all = [...filter.parameters, ...parameters];
  if (all.length > maxParameters) throw invalidField('parameters', `At most ${maxParameters} parameters`);
  return { ...filter, parameters: all, ids: query.ids, sort, page, perPage };
}

interface Page {
  page: number;
  per_page: number;
  total: number;
  total_pages: number;
  search_match?: SearchMatch;
  from_delivered?: number;
  data: Product[];
}

export function productPageText(found: ProductPage): RawJson<Page> {
  // Named one by one: the office's counts and sales are not for everybody.
  const { cards, page, per_page, total, total_pages, search_match, from_delivered } = found;
  const shown = { page, per_page, total, total_pages, search_match, from_delivered };
  const head = JSON.stringify(shown).slice(0, -1);
  return new RawJson(`${head},"data":[${cards.join(',')}]}`);
}

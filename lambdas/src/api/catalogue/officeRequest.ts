import { invalidField } from '@bloomkin/shared/errors.ts';
import type { OfficeSort, officeFilter } from '@bloomkin/shared/schemas/officeListing.ts';
import type * as z from 'zod';
import type { Activity } from '#catalogue/model/productFilter.ts';
import { needsCompany, type OfficeFilter } from './model/officeList.ts';

type Asked = z.output<z.ZodObject<typeof officeFilter>>;

/** Without the right to see hidden products, the same as in the storefront. */
export function toOfficeFilter(
  query: Asked,
  canSeeHidden: boolean,
  sort: OfficeSort = 'new',
): Omit<OfficeFilter, 'page' | 'perPage'> {
  const { company_id, search, active, category_id, type_id, addon, min_price, max_price } = query;
  if (company_id === undefined && needsCompany(sort))
    throw invalidField('sort_type', 'Choose a florist to sort by this');
  return {
    activity: canSeeHidden ? toActivity(active) : 'shown',
    companyId: company_id,
    categoryId: category_id,
    typeId: type_id,
    carried:
      query.parameter_id === undefined ? undefined : toCarried(query.parameter_id, query.parameter_value),
    addon,
    minPriceCents: min_price,
    maxPriceCents: max_price,
    search,
    parameters: [],
    sort,
  };
}

function toActivity(active: boolean | undefined): Activity {
  if (active === undefined) return 'all';
  return active ? 'active' : 'inactive';
}

const toCarried = (parameterId: string, value: string | undefined) => ({
  parameterId,
  ...(value !== undefined && { value }),
});

import { getCategory, getCollection } from '@bloomkin/shared/routes/catalogue.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useQuery } from '../../api/useQuery.ts';
import type { StoredPlace } from '../../storage/storage.ts';
import { useCategories } from '../categories/useCategories.ts';
import { formatSuburb } from '../deliveryAddress/placeQuery.ts';
import type { Filters } from './filters.ts';

export function findCategory(categories: readonly Category[], id: string): Category | undefined {
  for (const category of categories) {
    const found = category.id === id ? category : findCategory(category.children, id);
    if (found) return found;
  }
  return undefined;
}

/** 'Roses', 'Mother’s Day', 'Results for “waratah”'; undefined for all flowers. */
export function listingSubject(
  { search }: Filters,
  category: { name: string } | undefined,
  collection: { name: string } | undefined,
): string | undefined {
  if (search) return `Results for “${search}”`;
  return collection?.name || category?.name;
}

interface ListingTitle {
  /** 'Roses', 'Mother’s Day', 'Results for “waratah”'; undefined while its name is not known, or for all flowers. */
  subject: string | undefined;
  /** Of a collection. */
  description: string | undefined;
  /** 'Roses near Newtown'. */
  title: string;
  /** What the address asks for and the shop does not have, or not any more. */
  missing: 'category' | 'collection' | undefined;
}

const isGone = ({ error }: { error: { status: number } | undefined }) =>
  error?.status === 404 || error?.status === 422;

/** What a listing is called. */
export function useListingTitle(filters: Filters, place: StoredPlace | undefined): ListingTitle {
  const categories = useCategories();
  const inTree = findCategory(categories ?? [], filters.category);
  const isElsewhere = categories !== undefined && !inTree && filters.category !== '0';
  const asked = useQuery(getCategory, isElsewhere ? { params: { id: filters.category } } : null);
  const found = useQuery(getCollection, filters.collection ? { params: { id: filters.collection } } : null);
  const category = inTree ?? (isElsewhere ? asked.data?.data : undefined);
  const collection = filters.collection ? found.data?.data : undefined;
  const subject = listingSubject(filters, category, collection);
  const title =
    place && !filters.search ? `${subject ?? 'Flowers'} near ${formatSuburb(place)}` : (subject ?? 'Flowers');
  const missing =
    isElsewhere && isGone(asked)
      ? 'category'
      : filters.collection && isGone(found)
        ? 'collection'
        : undefined;
  return { subject, description: collection?.description, title, missing };
}

import { getCategory, getCollection } from '@bloomkin/shared/routes/catalogue.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useQuery } from '#api/useQuery.ts';
import { useCategories } from '#features/categories/useCategories.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import type { StoredPlace } from '#storage/storage.ts';
import type { Filters } from './filters/filters.ts';

export function findCategory(categories: readonly Category[], id: string): Category | undefined {
  for (const category of categories) {
    const found = category.id === id ? category : findCategory(category.children, id);
    if (found) return found;
  }
  return undefined;
}

export function listingSubject(
  { search }: Filters,
  category: { name: string } | undefined,
  collection: { name: string } | undefined,
): string | undefined {
  if (search) return `Results for “${search}”`;
  return collection?.name || category?.name;
}

interface ListingTitle {
  /** Undefined while loading, or for all flowers. */
  subject: string | undefined;
  /** A collection's. */
  description: string | undefined;
  title: string;
  /** Requested by the URL but not in the shop. */
  missing: 'category' | 'collection' | undefined;
}

const isGone = ({ error }: { error: { status: number } | undefined }) =>
  error?.status === 404 || error?.status === 422;

export function useListingTitle(filters: Filters, place: StoredPlace | undefined): ListingTitle {
  const categories = useCategories();
  const inTree = findCategory(categories ?? [], filters.category);
  const isElsewhere = categories !== undefined && !inTree && filters.category !== '0';
  const categoryQuery = useQuery(getCategory, isElsewhere ? { params: { id: filters.category } } : null);
  const found = useQuery(getCollection, filters.collection ? { params: { id: filters.collection } } : null);
  const category = inTree ?? (isElsewhere ? categoryQuery.data?.data : undefined);
  const collection = filters.collection ? found.data?.data : undefined;
  const subject = listingSubject(filters, category, collection);
  const title =
    place && !filters.search ? `${subject ?? 'Flowers'} near ${formatSuburb(place)}` : (subject ?? 'Flowers');
  const missing =
    isElsewhere && isGone(categoryQuery)
      ? 'category'
      : filters.collection && isGone(found)
        ? 'collection'
        : undefined;
  return { subject, description: collection?.description, title, missing };
}

import { getCategory, getCollection } from '@bloomkin/shared/routes/catalogue.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useApi } from '../../api/useApi.ts';
import type { StoredPlace } from '../../storage/storage.ts';
import { suburbOf } from '../place/placeQuery.ts';
import type { Filters } from './filters.ts';
import { useCategories } from './useCategories.ts';

function findCategory(categories: readonly Category[], id: string): Category | undefined {
  for (const category of categories) {
    const found = category.id === id ? category : findCategory(category.children, id);
    if (found) return found;
  }
  return undefined;
}

/** 'Roses near Newtown', 'Results for “waratah”', 'Mother’s Day near Perth'. */
export function useListingTitle(filters: Filters, place: StoredPlace | undefined): string {
  const categories = useCategories();
  const inTree = findCategory(categories ?? [], filters.category);
  const isElsewhere = categories !== undefined && !inTree && filters.category !== '0';
  const asked = useApi(getCategory, isElsewhere ? { params: { id: filters.category } } : null);
  const collection = useApi(
    getCollection,
    filters.collection ? { params: { id: filters.collection } } : null,
  );
  if (filters.search) return `Results for “${filters.search}”`;
  const category = inTree ?? (isElsewhere ? asked.data?.data : undefined);
  const subject = (filters.collection && collection.data?.data.name) || category?.name || 'Flowers';
  return place ? `${subject} near ${suburbOf(place)}` : subject;
}

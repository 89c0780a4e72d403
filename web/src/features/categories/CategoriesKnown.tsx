import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import type { ReactNode } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { Categories } from './useCategories.ts';

/**
 * Asks for the categories, once for all that is inside: a part of a rendered page that comes to life after another with
 * the same answer would be drawn twice by swr.
 */
export function CategoriesKnown({ children }: { children: ReactNode }) {
  const { data } = useQuery(listCategories, { query: { catalogue: 1 } }, { revalidateIfStale: false });
  return <Categories value={data?.data}>{children}</Categories>;
}

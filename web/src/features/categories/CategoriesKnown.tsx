import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import type { ReactNode } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { Categories } from './useCategories.ts';

/** Shares one request: swr would render separately hydrated parts twice. */
export function CategoriesKnown({ children }: { children: ReactNode }) {
  const { data } = useQuery(listCategories, { query: { catalogue: 1 } }, { revalidateIfStale: false });
  return <Categories value={data?.data}>{children}</Categories>;
}

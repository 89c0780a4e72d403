import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useState } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { useDebounced } from '#components/hooks/useDebounced.ts';

/** Searches a company's active products as the user types. */
export function useProductSearch(company_id: string, per_page: number) {
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search.trim());
  const query = { company_id, only_active: true, search: wanted || undefined, per_page };
  return { ...useQuery(listAllProducts, { query }, { asMyself: true }), search, setSearch };
}

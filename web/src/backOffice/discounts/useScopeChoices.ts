import { listCategories, listCollections, listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useMemo } from 'react';
import { useQuery } from '#api/useQuery.ts';
import type { ApiError } from '#errors/apiError.ts';

interface Choice {
  id: string;
  name: string;
  /** Indented by its depth. */
  label: string;
}

export interface ScopeChoices {
  florists: readonly Choice[];
  categories: readonly Choice[];
  collections: readonly Choice[];
  isLoaded: boolean;
  error: ApiError | undefined;
  retry: () => void;
  nameOf: (id: string) => string | undefined;
}

const flatten = (categories: readonly Category[], depth = 0): Choice[] =>
  categories.flatMap(({ id, name, children }) => [
    { id, name, label: `${'\u2003'.repeat(depth)}${name}` },
    ...flatten(children, depth + 1),
  ]);

export function useScopeChoices(isAdmin: boolean): ScopeChoices {
  const ofCompanies = useQuery(listCompanies, isAdmin ? { query: { per_page: 100 } } : null);
  const ofCategories = useQuery(listCategories, { query: {} });
  const ofCollections = useQuery(listCollections, { query: { per_page: 100 } });
  const reads = [ofCompanies, ofCategories, ofCollections];
  const [companies, categories, collections] = [
    ofCompanies.data?.data,
    ofCategories.data?.data,
    ofCollections.data?.data,
  ];
  const choices = useMemo(() => {
    const choices = {
      florists: (companies ?? []).map(({ id, brand }) => ({ id, name: brand, label: brand })),
      categories: flatten(categories ?? []),
      collections: (collections ?? []).map(({ id, name }) => ({ id, name, label: name })),
    };
    const all = [...choices.florists, ...choices.categories, ...choices.collections];
    const names = new Map<string, string>(all.map(({ id, name }) => [id, name]));
    const isLoaded = Boolean(categories && collections && (companies || !isAdmin));
    return { ...choices, isLoaded, nameOf: (id: string) => names.get(id) };
  }, [companies, categories, collections, isAdmin]);
  return {
    ...choices,
    error: reads.find(({ error }) => error)?.error,
    retry() {
      for (const read of reads) if (read.error) void read.mutate();
    },
  };
}

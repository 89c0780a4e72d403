import { listCategories, listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import { listCompanies } from '@bloomkin/shared/routes/companies.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useMemo } from 'react';
import { useQuery } from '#api/useQuery.ts';

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
  nameOf: (id: string) => string | undefined;
}

const flatten = (categories: readonly Category[], depth = 0): Choice[] =>
  categories.flatMap(({ id, name, children }) => [
    { id, name, label: `${'\u2003'.repeat(depth)}${name}` },
    ...flatten(children, depth + 1),
  ]);

export function useScopeChoices(isAdmin: boolean): ScopeChoices {
  const companies = useQuery(listCompanies, isAdmin ? { query: { per_page: 100 } } : null).data?.data;
  const categories = useQuery(listCategories, { query: {} }).data?.data;
  const collections = useQuery(listCollections, { query: { per_page: 100 } }).data?.data;
  return useMemo(() => {
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
}

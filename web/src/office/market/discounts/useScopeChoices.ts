import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
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
  categories: readonly Choice[];
  isLoaded: boolean;
  error: ApiError | undefined;
  retry: () => void;
  findCategoryName: (id: string) => string | undefined;
}

const flatten = (categories: readonly Category[], depth = 0): Choice[] =>
  categories.flatMap(({ id, name, children }) => [
    { id, name, label: `${'\u2003'.repeat(depth)}${name}` },
    ...flatten(children, depth + 1),
  ]);

export function useScopeChoices(): ScopeChoices {
  const { data, error, mutate } = useQuery(listCategories, { query: {} });
  const choices = useMemo(() => {
    const categories = flatten(data?.data ?? []);
    const names = new Map<string, string>(categories.map(({ id, name }) => [id, name]));
    return { categories, isLoaded: data !== undefined, findCategoryName: (id: string) => names.get(id) };
  }, [data]);
  return { ...choices, error, retry: () => void (error && mutate()) };
}

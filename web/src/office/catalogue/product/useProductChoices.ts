import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { useQuery } from '#api/useQuery.ts';
import type { ApiError } from '#errors/apiError.ts';

export interface CategoryChoice {
  id: string;
  /** With those above it: 'Bouquets & vases, Seasonal mixes'. */
  label: string;
}

export interface ProductChoices {
  categories: readonly CategoryChoice[];
  types: readonly ProductType[];
}

export function useProductChoices(companyId: string | undefined): {
  choices: ProductChoices | undefined;
  error: ApiError | undefined;
  retry: () => void;
} {
  const categories = useQuery(listCategories, {});
  const types = useQuery(listProductTypes, { query: companyId ? { company_id: companyId } : {} });
  const choices = categories.data &&
    types.data && { categories: listChoices(categories.data.data), types: types.data.data };
  return {
    choices,
    error: choices ? undefined : (categories.error ?? types.error),
    retry() {
      void categories.mutate();
      void types.mutate();
    },
  };
}

const listChoices = (categories: readonly Category[], above = ''): CategoryChoice[] =>
  categories.flatMap(({ id, name, active, children }) => {
    const label = above ? `${above}, ${name}` : name;
    return [...(active ? [{ id, label }] : []), ...listChoices(children, label)];
  });

import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useApi } from '../../api/useApi.ts';

const inCatalogue = ({ active, products_num }: Category) => active && products_num > 0;

/** The categories at the top that are active and hold products (specification, section 2), each with its own tree. */
export function useCategories(): readonly Category[] | undefined {
  const { data } = useApi(listCategories, { query: { catalogue: 1 } }, { revalidateIfStale: false });
  return data?.data.filter(inCatalogue);
}

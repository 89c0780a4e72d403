import { getCollection, listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import { useQuery } from '#api/useQuery.ts';
import { useChoiceSearch, useSearchChoices } from '#components/form/useSearchChoices.ts';

const shown = 20;

/** Collections of the shop by name. */
export function useCollections(value: string, onChange: (id: string) => void) {
  const typed = useChoiceSearch();
  const { search } = typed;
  const query = { per_page: shown, ...(search && { search }) };
  const { data } = useQuery(listCollections, search === undefined ? null : { query });
  const found = data?.data.map(({ id, name }) => ({ id, label: name }));
  const name = useCollectionName(value);
  return useSearchChoices({ ...typed, found, value, onChange, name, unnamed: 'One collection' });
}

/** Empty for no id, undefined while it loads. */
export function useCollectionName(id: string): string | undefined {
  const { data, error } = useQuery(getCollection, id ? { params: { id } } : null, {
    asMyself: true,
    keepPreviousData: false,
  });
  if (!id) return '';
  return data?.data.name ?? (error && 'Unknown collection');
}

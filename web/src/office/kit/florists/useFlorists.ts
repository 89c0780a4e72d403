import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { useQuery } from '#api/useQuery.ts';
import type { SearchChoice } from '#components/form/SearchSelect.tsx';
import { useChoiceSearch, useSearchChoices } from '#components/form/useSearchChoices.ts';

const shown = 12;

/** Florists by name or ABN, those that do not sell as well, for admins. */
export function useFlorists(value: string, onChange: (id: string) => void) {
  const typed = useChoiceSearch();
  const found = useFoundFlorists(typed.search);
  const name = useFloristName(value);
  return useSearchChoices({ ...typed, found, value, onChange, name, unnamed: 'One florist' });
}

function useFoundFlorists(search: string | undefined): SearchChoice[] | undefined {
  const query = { per_page: shown, ...(search && { search }) };
  const { data } = useQuery(listCompanies, search === undefined ? null : { query }, { asMyself: true });
  return data?.data.map(({ id, brand, name, active }) => ({
    id,
    label: brand || name,
    detail: active ? undefined : 'Not selling',
  }));
}

/** Empty for no id, undefined while it loads. */
export function useFloristName(id: string): string | undefined {
  const { data, error } = useQuery(getCompany, id ? { params: { id }, query: {} } : null, {
    asMyself: true,
    keepPreviousData: false,
  });
  if (!id) return '';
  if (data) return data.data.brand || data.data.name;
  return error ? 'Unknown florist' : undefined;
}

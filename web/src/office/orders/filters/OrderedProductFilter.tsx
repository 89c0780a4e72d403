import { listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useQuery } from '#api/useQuery.ts';
import { useChoiceSearch, useSearchChoices } from '#components/form/useSearchChoices.ts';
import type { ControlProps } from '#office/kit/list/filters.tsx';
import { SearchFilter } from '#office/kit/SearchFilter.tsx';
import { useUser } from '#session/useSession.ts';

const shown = 12;

/** Products of one florist: a search over all florists does not look at products. */
export function OrderedProductFilter({ value, values, onChange }: ControlProps) {
  const user = useUser();
  const company = user?.is_admin ? values.company : user?.company?.id;
  const typed = useChoiceSearch();
  const { search } = typed;
  const query = { per_page: shown, ...(company && { company_id: company }), ...(search && { search }) };
  const isClosed = search === undefined || !company;
  const { data } = useQuery(listProducts, isClosed ? null : { query }, { asMyself: true });
  const found = data?.data.map(({ name, sku }) => ({ id: name, label: name, detail: sku }));
  const choices = useSearchChoices({ ...typed, found, value, onChange, name: value, unnamed: value });
  if (!company) return null;
  return <SearchFilter label="Product" placeholder="All products" isOn={value !== ''} found={choices} />;
}

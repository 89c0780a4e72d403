import { listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { useQuery } from '#api/useQuery.ts';
import { useChoiceSearch, useSearchChoices } from '#components/form/useSearchChoices.ts';
import { SearchFilter } from '#office/kit/SearchFilter.tsx';
import { useUser } from '#session/useSession.ts';

interface ProductFilterProps {
  /** A product's id; empty for all. */
  value: string;
  /** An admin's choice of a florist, whose products it offers; empty for all, or for a florist's own. */
  company: string;
  onChange: (id: string) => void;
}

const shown = 12;

export function ProductFilter({ value, company: chosen, onChange }: ProductFilterProps) {
  const user = useUser();
  const company = user?.is_admin ? chosen : user?.company?.id;
  const typed = useChoiceSearch();
  const { search } = typed;
  const query = { per_page: shown, ...(company && { company_id: company }), ...(search && { search }) };
  const { data } = useQuery(listProducts, search === undefined ? null : { query }, { asMyself: true });
  const found = data?.data.map(({ id, name, sku }) => ({ id, label: name, detail: sku }));
  const name = useProductName(value);
  const choices = useSearchChoices({ ...typed, found, value, onChange, name, unnamed: 'One product' });
  return <SearchFilter label="Product" placeholder="All products" isOn={value !== ''} found={choices} />;
}

/** Empty for no id, undefined while it loads. */
function useProductName(id: string): string | undefined {
  const { data, error } = useQuery(getProduct, id ? { params: { id } } : null, {
    asMyself: true,
    keepPreviousData: false,
  });
  if (!id) return '';
  return data?.data.name ?? (error && 'Unknown product');
}

import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { useQuery } from '#api/useQuery.ts';

export function FloristOptions() {
  const companies = useQuery(listCompanies, { query: { per_page: 100 } }).data?.data ?? [];
  return companies.map(({ id, brand }) => (
    <option key={id} value={id}>
      {brand}
    </option>
  ));
}

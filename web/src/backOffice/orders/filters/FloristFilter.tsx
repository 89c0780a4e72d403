import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { useQuery } from '#api/useQuery.ts';
import { ChipSelect } from '#components/list/listStyles.ts';
import type { SetFilters } from './useFilters.ts';

interface FloristFilterProps {
  company: string;
  onChange: SetFilters;
}

/** For admins: the orders of one florist. */
export function FloristFilter({ company, onChange }: FloristFilterProps) {
  const companies = useQuery(listCompanies, { query: { per_page: 100 } }).data?.data ?? [];
  return (
    <ChipSelect
      aria-label="Florist"
      value={company}
      data-on={company === '' ? undefined : ''}
      onChange={({ target }) => onChange({ company: target.value })}
    >
      <option value="">All florists</option>
      {companies.map(({ id, brand }) => (
        <option key={id} value={id}>
          {brand}
        </option>
      ))}
    </ChipSelect>
  );
}

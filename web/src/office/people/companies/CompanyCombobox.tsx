import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import type { ReactNode, RefCallback } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { Combobox } from '#components/form/Combobox.tsx';
import { FieldFrame, useFieldIds } from '#components/form/FieldFrame.tsx';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';

export interface CompanyChoice {
  /** Empty until a company is selected. */
  id: string;
  text: string;
}

export const noCompany: CompanyChoice = { id: '', text: '' };

/** Text without a matching company is an error; no text selects none. */
export const validateCompany = ({ id, text }: CompanyChoice): string | true =>
  id !== '' || text.trim() === '' || 'Select a company';

const most = 8;

interface CompanyComboboxProps {
  value: CompanyChoice;
  onChange: (choice: CompanyChoice) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: ReactNode;
  ref?: RefCallback<HTMLInputElement>;
}

/** Any company of the market, by brand, legal name or ABN. Takes the `field` of a Controller. */
export function CompanyCombobox({ value, onChange, error, hint, ref, ...rest }: CompanyComboboxProps) {
  const { id, control } = useFieldIds({ hint, error });
  const search = useDebounced(value.text.trim());
  const isSearching = value.id === '' && search !== '';
  const { data } = useQuery(listCompanies, isSearching ? { query: { search, per_page: most } } : null, {
    asMyself: true,
  });
  const found = isSearching ? (data?.data ?? []) : [];
  return (
    <FieldFrame id={id} label="Company" hint={hint} error={error}>
      <Combobox
        {...control}
        {...rest}
        ref={ref}
        // Escape would clear a search field instead of closing the drawer.
        type="text"
        label="Company"
        placeholder="Brand, legal name or ABN"
        value={value.text}
        onValue={(text) => onChange({ id: '', text })}
        options={found.map(({ id: companyId, brand, name, inn }) => ({
          id: companyId,
          content: (
            <span>
              {brand}
              <small>
                {name}, ABN {formatAbn(inn)}
              </small>
            </span>
          ),
          onChoose: () => onChange({ id: companyId, text: brand }),
        }))}
      />
      <VisuallyHidden>
        <span role="status">
          {isSearching && data?.data.length === 0 && `No company is called “${search}”.`}
        </span>
      </VisuallyHidden>
    </FieldFrame>
  );
}

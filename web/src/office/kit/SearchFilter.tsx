import styled from 'styled-components';
import { SearchSelect } from '#components/form/SearchSelect.tsx';
import type { useSearchChoices } from '#components/form/useSearchChoices.ts';

const Chip = styled.div`
  flex: none;
  width: 196px;
  && input {
    height: 44px;
    padding: 0 36px 0 15px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-surface);
    font-size: 0.875rem;
    font-weight: 500;
    &::placeholder {
      color: var(--bk-text-primary);
      opacity: 1;
    }
  }
  && [data-on] {
    border-color: var(--bk-bg-brand);
    background: var(--bk-bg-brandSoft);
    color: var(--bk-text-brand);
  }
`;

interface SearchFilterProps {
  label: string;
  placeholder: string;
  /** Whether it narrows the list. */
  isOn: boolean;
  found: ReturnType<typeof useSearchChoices>;
}

/** A SearchSelect as a chip of a toolbar. */
export const SearchFilter = ({ label, placeholder, isOn, found }: SearchFilterProps) => (
  <Chip>
    <SearchSelect
      {...found}
      label={label}
      placeholder={placeholder}
      canClear
      data-on={isOn ? '' : undefined}
    />
  </Chip>
);

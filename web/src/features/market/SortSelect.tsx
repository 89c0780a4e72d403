import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { isSort, type Sort, sortNames } from './filters/filters.ts';

const Box = styled.label`
  position: relative;
  display: block;
  flex: none;
  svg {
    position: absolute;
    right: 14px;
    top: 14px;
    pointer-events: none;
  }
  select {
    appearance: none;
    min-height: 44px;
    padding: 0 40px 0 18px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-surface);
    font-size: 0.875rem;
    font-weight: 500;
    cursor: pointer;
    &:hover {
      border-color: var(--bk-border-control);
    }
  }
`;

interface SortSelectProps {
  value: Sort;
  onChange: (sort: Sort) => void;
  /** Enables 'nearest'. */
  hasPlace: boolean;
}

const all = Object.keys(sortNames).filter(isSort);

export const SortSelect = ({ value, onChange, hasPlace }: SortSelectProps) => (
  <Box>
    <select
      aria-label="Sort by"
      value={value}
      onChange={({ target }) => isSort(target.value) && onChange(target.value)}
    >
      {all
        .filter((sort) => hasPlace || sort !== 'near')
        .map((sort) => (
          <option key={sort} value={sort}>
            {sortNames[sort]}
          </option>
        ))}
    </select>
    <Icon name="down" size={16} />
  </Box>
);

import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '../media/Icon.tsx';
import { nextSort, type Sort } from './sort.ts';

const Cell = styled.th`
  && a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 40px;
    font-weight: 600;
    color: inherit;
    &:hover {
      color: var(--bk-text-primary);
    }
  }
  svg {
    opacity: 0;
    transition: rotate 0.12s;
  }
  a:hover svg,
  a:focus-visible svg {
    opacity: 0.5;
  }
  &[aria-sort] {
    color: var(--bk-text-primary);
    svg {
      opacity: 1;
    }
  }
  &[aria-sort='ascending'] svg {
    rotate: 180deg;
  }
`;

interface SortHeaderProps {
  by: string;
  label: string;
  sort: Sort | undefined;
  /** The direction of the first press; dates and counts begin with the highest. */
  first?: Sort['direction'];
  /** The address's search of the list in that order, on its first page. */
  toSearch: (sort: Sort) => string;
  className?: string;
}

const sortNames = { asc: 'ascending', desc: 'descending' } as const;

/** A table header whose link sorts, and reverses the order. */
export function SortHeader({ by, label, sort, first = 'asc', toSearch, className }: SortHeaderProps) {
  const isSorted = sort?.by === by;
  return (
    <Cell scope="col" className={className} aria-sort={isSorted ? sortNames[sort.direction] : undefined}>
      <Link to={{ search: toSearch(nextSort(sort, by, first)) }} preventScrollReset>
        {label}
        <Icon name="down" size={14} />
      </Link>
    </Cell>
  );
}

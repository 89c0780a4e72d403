import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../components/Icon.tsx';
import { type Filters, filterCount, withValue } from './filters.ts';

const Row = styled.div`
  display: flex;
  gap: 8px;
  margin: 0 -20px 18px;
  padding: 3px 20px;
  overflow-x: auto;
  scrollbar-width: none;
  @media (min-width: 1024px) {
    flex-wrap: wrap;
    margin-inline: -3px;
    padding-inline: 3px;
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    flex: none;
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid var(--bk-border-default);
    border-radius: 999px;
    background: var(--bk-bg-surface);
    font-weight: 500;
    font-size: 0.875rem;
    &:hover {
      border-color: var(--bk-border-control);
    }
    &[aria-pressed='true'] {
      background: var(--bk-bg-brandSoft);
      border-color: var(--bk-bg-brand);
      color: var(--bk-text-brand);
    }
  }
  > span {
    flex: none;
    @media (min-width: 768px) {
      display: none;
    }
  }
  [data-only='phone'] {
    @media (min-width: 1024px) {
      display: none;
    }
  }
`;

interface ChipsProps {
  filters: Filters;
  today: string;
  onFilters: (filters: Filters) => void;
  onSheet: () => void;
  /** The order, on phones. */
  children: ReactNode;
}

const cheap = '80';

/** The quick filters, and those that are on, to be taken off one by one. */
export function Chips({ filters, today, onFilters, onSheet, children }: ChipsProps) {
  const count = filterCount(filters);
  const isToday = filters.day === today;
  const isCheap = filters.maxPrice === cheap && filters.minPrice === '';
  const chosen = Object.entries(filters.values).flatMap(([id, values]) =>
    values.map((value) => ({ id, value })),
  );
  return (
    <Row>
      <button type="button" data-only="phone" aria-haspopup="dialog" onClick={onSheet}>
        <Icon name="filter" size={18} /> Filters{count > 0 && ` (${count})`}
      </button>
      <span>{children}</span>
      <button
        type="button"
        aria-pressed={isToday}
        onClick={() => onFilters({ ...filters, day: isToday ? '' : today })}
      >
        Can arrive today
      </button>
      <button
        type="button"
        aria-pressed={isCheap}
        onClick={() => onFilters({ ...filters, minPrice: '', maxPrice: isCheap ? '' : cheap })}
      >
        Under ${cheap}
      </button>
      {chosen.map(({ id, value }) => (
        <button
          key={`${id} ${value}`}
          type="button"
          aria-pressed="true"
          aria-label={`${value}, take this filter off`}
          onClick={() => onFilters(withValue(filters, id, value))}
        >
          {value} <Icon name="close" size={16} />
        </button>
      ))}
      {count > 0 && (
        <button
          type="button"
          onClick={() => onFilters({ ...filters, values: {}, minPrice: '', maxPrice: '', day: '' })}
        >
          Clear all
        </button>
      )}
    </Row>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Row } from './chipStyles.ts';
import { type Filters, filterCount, withoutFilters, withValue } from './filters.ts';

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
        {filters.pickup ? 'Today' : 'Can arrive today'}
      </button>
      <button
        type="button"
        aria-pressed={isCheap}
        onClick={() => onFilters({ ...filters, minPrice: '', maxPrice: isCheap ? '' : cheap })}
      >
        Under ${cheap}
      </button>
      {filters.pickup && (
        <button type="button" aria-pressed="true" onClick={() => onFilters({ ...filters, pickup: false })}>
          Pick up in store <Icon name="close" size={16} />
        </button>
      )}
      <ChosenValues filters={filters} onFilters={onFilters} />
      {count > 0 && (
        <button type="button" onClick={() => onFilters(withoutFilters(filters))}>
          Clear all
        </button>
      )}
    </Row>
  );
}

/** The chosen values; a click takes one off. */
function ChosenValues({ filters, onFilters }: Pick<ChipsProps, 'filters' | 'onFilters'>) {
  const chosen = Object.entries(filters.values).flatMap(([id, values]) =>
    values.map((value) => ({ id, value })),
  );
  return chosen.map(({ id, value }) => (
    <button
      key={`${id} ${value}`}
      type="button"
      aria-pressed="true"
      aria-label={`${value}, take this filter off`}
      onClick={() => onFilters(withValue(filters, id, value))}
    >
      {value} <Icon name="close" size={16} />
    </button>
  ));
}

import { lazy, type ReactNode, Suspense } from 'react';
import { Icon } from '#components/media/Icon.tsx';
import type { StoredPlace } from '#storage/storage.ts';
import { Row } from './chipStyles.ts';
import { cheapPrice as cheap, dayLabel, type Filters, filterCount, isByDay } from './filters.ts';

const ChosenChips = lazy(async () => ({ default: (await import('./narrowed.ts')).narrowed.ChosenChips }));
const AskWhere = lazy(async () => ({ default: (await import('./narrowed.ts')).narrowed.AskWhere }));

interface ChipsProps {
  filters: Filters;
  place: StoredPlace | undefined;
  today: string;
  onFilters: (filters: Filters) => void;
  onSheet: () => void;
  /** The sort select, on phones. */
  children: ReactNode;
}

export function Chips({ filters, place, today, onFilters, onSheet, children }: ChipsProps) {
  const count = filterCount(filters);
  const hasDay = filters.day !== '';
  const isCheap = filters.maxPrice === cheap && filters.minPrice === '';
  return (
    <>
      <Row>
        <button type="button" data-only="phone" aria-haspopup="dialog" onClick={onSheet}>
          <Icon name="filter" size={18} /> Filters{count > 0 && ` (${count})`}
        </button>
        <span>{children}</span>
        {isByDay(filters) && (
          <button
            type="button"
            aria-pressed={hasDay}
            onClick={() => onFilters({ ...filters, day: hasDay ? '' : today })}
          >
            {dayLabel(filters, today)}
          </button>
        )}
        <button
          type="button"
          aria-pressed={isCheap}
          onClick={() => onFilters({ ...filters, minPrice: '', maxPrice: isCheap ? '' : cheap })}
        >
          Under ${cheap}
        </button>
        <Suspense fallback={null}>{count > 0 && <ChosenChips {...{ filters, place, onFilters }} />}</Suspense>
      </Row>
      <Suspense fallback={null}>
        {!place && isByDay(filters) && filters.day >= today && <AskWhere {...filters} today={today} />}
      </Suspense>
    </>
  );
}

import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { Icon } from '#components/media/Icon.tsx';
import { useSoonestDay } from '#features/deliveryDay/useArrivalDays.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { cheapPrice as cheap, dayLabel, type Filters, filterCount, isByDay, toggleDay } from './filters.ts';

/** Scrolls sideways on phones. */
const Row = styled.div`
  display: flex;
  gap: 8px;
  margin: 0 -20px 14px;
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
    border-radius: var(--bk-radius-pill);
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

const ChosenChips = lazyWithPreload(async () => (await import('./narrowed.ts')).narrowed.ChosenChips);
const AskWhere = lazyWithPreload(async () => (await import('./narrowed.ts')).narrowed.AskWhere);

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
  const soonest = useSoonestDay(place, today);
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
            aria-pressed={filters.day !== ''}
            onClick={() => onFilters(toggleDay(filters, today, soonest))}
          >
            {dayLabel(filters, today, soonest)}
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

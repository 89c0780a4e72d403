import { type Day, formatTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { type RefObject, useCallback } from 'react';
import { FloristFilter } from '#backOffice/florists/FloristFilter.tsx';
import { OfficeIcon } from '#backOffice/OfficeIcon.tsx';
import { SavedViews } from '#backOffice/savedViews/SavedViews.tsx';
import { orderViews } from '#backOffice/savedViews/viewStores.ts';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { Chip, Toolbar } from '#components/list/listStyles.ts';
import { DayFilter } from './DayFilter.tsx';
import { noFilters, type OrderFilters, writeFilters } from './orderFilters.ts';
import type { SetFilters } from './useFilters.ts';

export interface OrderFiltersBarProps {
  filters: OrderFilters;
  onChange: SetFilters;
  today: Day;
  /** Late orders under the other filters. */
  late: number | undefined;
  isAdmin: boolean;
  searchBox: RefObject<HTMLInputElement | null>;
}

export function OrderFiltersBar(props: OrderFiltersBarProps) {
  const { filters, onChange, today, late, isAdmin, searchBox } = props;
  const search = useCallback((text: string) => onChange({ search: text }, { replace: true }), [onChange]);
  return (
    <Toolbar role="search" aria-label="Orders">
      <ListSearch
        label="Search orders"
        placeholder="Order, name or phone"
        value={filters.search}
        onSearch={search}
        ref={searchBox}
      />
      {isAdmin && <FloristFilter value={filters.company} onChange={(company) => onChange({ company })} />}
      <DayFilter filters={filters} today={today} onChange={onChange} />
      {filters.period && (
        <Chip type="button" aria-pressed="true" onClick={() => onChange({ period: '' })}>
          From {formatTime(filters.period)}
          <OfficeIcon name="close" size={16} />
        </Chip>
      )}
      {(filters.late || (late ?? 0) > 0) && (
        <Chip type="button" aria-pressed={filters.late} onClick={() => onChange({ late: !filters.late })}>
          {filters.late ? 'Late' : `${late} late`}
          {filters.late && <OfficeIcon name="close" size={16} />}
        </Chip>
      )}
      <ChipSelect
        aria-label="Delivery or pickup"
        value={filters.kind}
        data-on={filters.kind === 'all' ? undefined : ''}
        onChange={({ target }) => onChange({ kind: parseKind(target.value) })}
      >
        <option value="all">Delivery or pickup</option>
        <option value="delivery">Delivery</option>
        <option value="pickup">Pickup</option>
      </ChipSelect>
      <ChipSelect
        aria-label="Payment"
        value={filters.payment}
        data-on={filters.payment === 'all' ? undefined : ''}
        onChange={({ target }) => onChange({ payment: parsePayment(target.value) })}
      >
        <option value="all">Payment</option>
        <option value="paid">Paid</option>
        <option value="not_paid">Not paid</option>
        <option value="refunded">Refunded</option>
      </ChipSelect>
      <SavedViews
        store={orderViews}
        search={`${writeFilters({ ...filters, search: '', page: 1 })}`}
        all={`${writeFilters(noFilters)}`}
        hint="Such as: Tomorrow, not paid"
      />
    </Toolbar>
  );
}

const parseKind = (value: string): OrderFilters['kind'] =>
  value === 'delivery' || value === 'pickup' ? value : 'all';
const parsePayment = (value: string): OrderFilters['payment'] =>
  value === 'paid' || value === 'not_paid' || value === 'refunded' ? value : 'all';

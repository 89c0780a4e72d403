import { type RefObject, useCallback } from 'react';
import { OfficeIcon } from '#backOffice/OfficeIcon.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { Chip, ChipSelect, Toolbar } from '#components/list/listStyles.ts';
import type { OrderFilters } from './orderFilters.ts';
import type { SetFilters } from './useFilters.ts';

interface OrderFiltersBarProps {
  filters: OrderFilters;
  onChange: SetFilters;
  searchBox: RefObject<HTMLInputElement | null>;
}

export function OrderFiltersBar({ filters, onChange, searchBox }: OrderFiltersBarProps) {
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
      <Chip type="button" aria-pressed={filters.near} onClick={() => onChange({ near: !filters.near })}>
        <OfficeIcon name="calendar" size={18} />
        Today and tomorrow
        {filters.near && <OfficeIcon name="close" size={16} />}
      </Chip>
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
    </Toolbar>
  );
}

const parseKind = (value: string): OrderFilters['kind'] =>
  value === 'delivery' || value === 'pickup' ? value : 'all';
const parsePayment = (value: string): OrderFilters['payment'] =>
  value === 'paid' || value === 'not_paid' || value === 'refunded' ? value : 'all';

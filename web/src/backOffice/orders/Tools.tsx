import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../components/hooks/useDebounced.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { Chip, ChipSelect, SearchBox, Toolbar } from './listStyles.ts';
import type { OrderFilters } from './orderFilters.ts';
import type { SetFilters } from './useFilters.ts';

interface ToolsProps {
  filters: OrderFilters;
  onChange: SetFilters;
  searchBox: RefObject<HTMLInputElement | null>;
}

const waitMs = 250;

/** What was typed, and in the address once it has stood still; the address may be changed from elsewhere too. */
function useSearchText(search: string, onChange: SetFilters): [string, (text: string) => void] {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const still = useDebounced(typed, waitMs);
  useEffect(() => {
    if (still === sent.current) return;
    sent.current = still;
    onChange({ search: still });
  }, [still, onChange]);
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  return [typed, setTyped];
}

export function Tools({ filters, onChange, searchBox }: ToolsProps) {
  const [typed, setTyped] = useSearchText(filters.search, onChange);
  return (
    <Toolbar role="search" aria-label="Orders">
      <SearchBox>
        <OfficeIcon name="search" size={20} />
        <input
          ref={searchBox}
          type="search"
          aria-label="Search orders"
          placeholder="Order, name or phone"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </SearchBox>
      <Chip type="button" aria-pressed={filters.near} onClick={() => onChange({ near: !filters.near })}>
        <OfficeIcon name="calendar" size={18} />
        Today and tomorrow
        {filters.near && <OfficeIcon name="close" size={16} />}
      </Chip>
      <ChipSelect
        aria-label="Delivery or pickup"
        value={filters.kind}
        data-on={filters.kind === 'all' ? undefined : ''}
        onChange={({ target }) => onChange({ kind: kindOf(target.value) })}
      >
        <option value="all">Delivery or pickup</option>
        <option value="delivery">Delivery</option>
        <option value="pickup">Pickup</option>
      </ChipSelect>
      <ChipSelect
        aria-label="Payment"
        value={filters.payment}
        data-on={filters.payment === 'all' ? undefined : ''}
        onChange={({ target }) => onChange({ payment: paymentOf(target.value) })}
      >
        <option value="all">Payment</option>
        <option value="paid">Paid</option>
        <option value="not_paid">Not paid</option>
        <option value="refunded">Refunded</option>
      </ChipSelect>
    </Toolbar>
  );
}

const kindOf = (value: string): OrderFilters['kind'] =>
  value === 'delivery' || value === 'pickup' ? value : 'all';
const paymentOf = (value: string): OrderFilters['payment'] =>
  value === 'paid' || value === 'not_paid' || value === 'refunded' ? value : 'all';

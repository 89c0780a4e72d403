import { Link } from 'react-router-dom';
import { StatusNav } from './listStyles.ts';
import { type OrderFilters, statusTabs, writeFilters } from './orderFilters.ts';
import { tabLabel } from './statusTones.ts';

interface StatusTabsProps {
  filters: OrderFilters;
  /** Of the server, under the other filters; undefined while they load. */
  counts: Readonly<Record<string, number>> | undefined;
}

export const StatusTabs = ({ filters, counts }: StatusTabsProps) => (
  <StatusNav aria-label="Status">
    {statusTabs.map((status) => (
      <Link
        key={status}
        to={{ search: `${writeFilters({ ...filters, status, page: 1 })}` }}
        preventScrollReset
        aria-current={status === filters.status ? 'page' : undefined}
      >
        {tabLabel(status)}
        {counts && <span>{counts[status] ?? 0}</span>}
      </Link>
    ))}
  </StatusNav>
);

import { paths } from '@bloomkin/shared/pages.ts';
import styled from 'styled-components';
import { TabNav } from '#components/layout/TabNav.tsx';
import { statusHints, tabLabel } from '../statusTones.ts';
import { type OrderFilters, statusTabs, writeFilters } from './orderFilters.ts';
import { useCartCount } from './tabCounts.ts';

const Hint = styled.p`
  padding: 12px 16px 0;
  color: var(--bk-text-secondary);
  font-size: 0.9375rem;
`;

interface StatusTabsProps {
  filters: OrderFilters;
  /** Of the server, under the other filters; undefined while they load. */
  counts: Readonly<Record<string, number>> | undefined;
  /** For admins the last status is abandoned carts, which have their own list. */
  withCarts: boolean;
}

export function StatusTabs({ filters, counts, withCarts }: StatusTabsProps) {
  const carts = useCartCount(withCarts);
  return (
    <>
      <TabNav
        label="Status"
        links={[
          ...statusTabs.map((status) => ({
            title: tabLabel(status),
            to: { search: `${writeFilters({ ...filters, status, page: 1 })}` },
            isCurrent: status === filters.status,
            count: counts && (counts[status] ?? 0),
          })),
          ...(withCarts
            ? [{ title: tabLabel('abandoned_cart'), to: paths.abandoned(), isCurrent: false, count: carts }]
            : []),
        ]}
      />
      {statusHints[filters.status] && <Hint>{statusHints[filters.status]}</Hint>}
    </>
  );
}

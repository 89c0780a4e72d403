import { paths } from '@bloomkin/shared/pages.ts';
import { orderStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import styled from 'styled-components';
import { TabNav } from '#components/layout/TabNav.tsx';
import { statusHints } from '#office/orders/statusTones.ts';
import { type OrderFilters, orderFilters, statusLabels } from './orderFilters.tsx';
import { useCartCount, useCaseCount } from './tabCounts.ts';

const Hint = styled.p`
  padding: 12px 16px 0;
  color: var(--bk-text-secondary);
  font-size: 0.9375rem;
`;

interface StatusTabsProps {
  current: OrderFilters['status'];
  toSearch: (part: { status: OrderFilters['status'] }) => string;
  /** Counts from the server under the other filters; undefined while they load. */
  counts: Readonly<Record<string, number>> | undefined;
  /** For admins the last tabs lead to lists of their own. */
  withCarts: boolean;
}

export function StatusTabs({ current, toSearch, counts, withCarts }: StatusTabsProps) {
  const carts = useCartCount(withCarts);
  const cases = useCaseCount(withCarts);
  return (
    <>
      <TabNav
        label="Status"
        links={[
          ...Object.entries(statusLabels).map(([status, title]) => ({
            title,
            to: { search: toSearch({ status: orderFilters.status.parse(status) }) },
            isCurrent: status === current,
            count: counts && (counts[status] ?? 0),
          })),
          ...(withCarts
            ? [
                { title: 'Refunds and disputes', to: paths.cases(), isCurrent: false, count: cases },
                {
                  title: orderStatusLabels.abandoned_cart,
                  to: paths.abandoned(),
                  isCurrent: false,
                  count: carts,
                },
              ]
            : []),
        ]}
      />
      {statusHints[current] && <Hint>{statusHints[current]}</Hint>}
    </>
  );
}

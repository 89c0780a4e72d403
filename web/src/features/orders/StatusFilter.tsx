import type { OrderStatus } from '@bloomkin/shared/schemas/order.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { buyersStatuses, statusLabel } from './statusMessages.ts';

const Row = styled.nav`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  margin-inline: -20px;
  padding: 4px 20px;
  scrollbar-width: none;
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    flex: none;
    min-height: 44px;
    padding: 8px 18px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-surface);
    font-weight: 500;
    &[aria-current] {
      border-color: var(--bk-bg-brand);
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
  }
  small {
    font-variant-numeric: tabular-nums;
  }
`;

interface StatusFilterProps {
  chosen: OrderStatus | undefined;
  search: string;
  counts: Readonly<Record<string, number>> | undefined;
}

const anyWay = { isPickup: false };

const toQuery = ({ status, search }: { status?: OrderStatus; search: string }): string =>
  `?${new URLSearchParams({ ...(status && { status }), ...(search && { search }) })}`;

/** Kept in the URL. */
export const StatusFilter = ({ chosen, search, counts }: StatusFilterProps) => (
  <Row aria-label="Orders by status">
    <Link to={toQuery({ search })} replace aria-current={chosen === undefined ? 'page' : undefined}>
      All
    </Link>
    {buyersStatuses.map((status) => (
      <Link
        key={status}
        to={toQuery({ status, search })}
        replace
        aria-current={chosen === status ? 'page' : undefined}
      >
        {statusLabel(status, anyWay)}
        {counts?.[status] !== undefined && counts[status] > 0 && <small>{counts[status]}</small>}
      </Link>
    ))}
  </Row>
);

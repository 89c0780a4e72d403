import styled from 'styled-components';
import { Button } from '../../components/actions/Button.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { useMediaQuery } from '../../components/hooks/useMediaQuery.ts';
import { useOnline } from '../../components/hooks/useOnline.ts';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { useSession } from '../../session/useSession.ts';
import { OpeningSteps } from '../opening/OpeningSteps.tsx';
import { openingSteps } from '../opening/openingSteps.ts';
import { useShop } from '../opening/useShop.ts';
import { OrderCards } from './OrderCards.tsx';
import { type OrderListProps, OrderTable } from './OrderTable.tsx';
import { describeFilters, isFiltered, noFilters, type OrderFilters } from './orderFilters.ts';
import type { SetFilters } from './useFilters.ts';
import { useFocusedRow } from './useFocusedRow.ts';
import type { ListedOrders } from './useOrderList.ts';

interface Props extends Omit<OrderListProps, 'orders'> {
  list: ListedOrders;
  filters: OrderFilters;
  onChange: SetFilters;
}

const Dimmed = styled.div`
  opacity: 0.45;
`;

const Stale = styled.p`
  padding: 10px 18px;
  background: var(--bk-bg-warningSoft);
  color: var(--bk-text-warning);
  font-weight: 600;
`;

const waitingRows = Array.from({ length: 8 }, (_, row) => row);

/** The orders, or why there are none. Rows of the filters before hold the place of what loads, out of reach. */
export function OrderList({ list, filters, onChange, ...rest }: Props) {
  const isOnline = useOnline();
  const { page, previous, failure, retry } = list;
  if (page && page.data.length === 0) return <NoOrders filters={filters} onChange={onChange} />;
  if (page)
    return (
      <>
        {failure && isOnline && (
          <Stale role="status">We could not refresh this list just now. We keep trying.</Stale>
        )}
        <Rows orders={page.data} {...rest} />
      </>
    );
  const name = describeFilters(filters);
  if (!isOnline)
    return (
      <ErrorState
        title={`${name} is not here yet: there is no connection.`}
        detail="It comes by itself when the connection is back."
      />
    );
  if (failure)
    return <ErrorState title={`We could not load this list: ${name}.`} detail={failure} onRetry={retry} />;
  return (
    <>
      <VisuallyHidden role="status">Loading orders</VisuallyHidden>
      {previous ? (
        <Dimmed aria-busy="true" inert>
          <Rows orders={previous.data} {...rest} />
        </Dimmed>
      ) : (
        <Waiting />
      )}
    </>
  );
}

const useIsWide = () => useMediaQuery('(min-width: 768px)');

function Rows(props: OrderListProps) {
  const focusedRow = useFocusedRow();
  const Layout = useIsWide() ? OrderTable : OrderCards;
  return (
    <div {...focusedRow}>
      <Layout {...props} />
    </div>
  );
}

function Waiting() {
  const isWide = useIsWide();
  return (
    <div style={{ display: 'grid', gap: 1 }}>
      {waitingRows.map((row) => (
        <Skeleton key={row} $height={isWide ? '68px' : '180px'} $radius={isWide ? '0' : '20px'} />
      ))}
    </div>
  );
}

function NoOrders({ filters, onChange }: Pick<Props, 'filters' | 'onChange'>) {
  if (isFiltered(filters) || filters.status !== 'all')
    return (
      <EmptyState title="Nothing fits these filters" text="Try another status, or take a filter away.">
        <Button onClick={() => onChange(noFilters)}>Show all orders</Button>
      </EmptyState>
    );
  return <NoOrdersYet />;
}

/** A shop that is not complete gets none: it says what is missing. */
function NoOrdersYet() {
  const { user } = useSession();
  const shop = useShop(user?.company?.id);
  const isComplete = !shop || openingSteps(shop).every(({ isDone }) => isDone);
  return (
    <>
      <EmptyState
        title="No orders yet"
        text="New orders appear here by themselves, and the browser tab shows how many came."
      />
      {!isComplete && <OpeningSteps shop={shop} />}
    </>
  );
}

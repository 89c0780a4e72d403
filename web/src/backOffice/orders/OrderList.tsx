import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useMediaQuery } from '../../components/useMediaQuery.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { OrderCards } from './OrderCards.tsx';
import { type OrderListProps, OrderTable } from './OrderTable.tsx';
import { noFilters } from './orderFilters.ts';
import type { SetFilters } from './useFilters.ts';

interface Props extends Omit<OrderListProps, 'orders'> {
  /** Undefined while they load. */
  orders: OrderListProps['orders'] | undefined;
  failure: string | undefined;
  onRetry: () => void;
  isNarrowed: boolean;
  onChange: SetFilters;
}

const waitingRows = Array.from({ length: 8 }, (_, row) => row);

/** The orders, or why there are none. What was loaded once stays while it is asked again. */
export function OrderList({ orders, failure, onRetry, isNarrowed, onChange, ...rest }: Props) {
  const isWide = useMediaQuery('(min-width: 768px)');
  if (!orders && failure)
    return <ErrorState title="We could not load your orders." detail={failure} onRetry={onRetry} />;
  if (!orders)
    return (
      <div role="status" style={{ display: 'grid', gap: 1 }}>
        <VisuallyHidden>Loading orders</VisuallyHidden>
        {waitingRows.map((row) => (
          <Skeleton key={row} $height={isWide ? '68px' : '180px'} $radius={isWide ? '0' : '20px'} />
        ))}
      </div>
    );
  if (orders.length > 0)
    return isWide ? <OrderTable orders={orders} {...rest} /> : <OrderCards orders={orders} {...rest} />;
  if (isNarrowed)
    return (
      <EmptyState title="Nothing fits these filters" text="Try another status, or take a filter away.">
        <Button onClick={() => onChange(noFilters)}>Show all orders</Button>
      </EmptyState>
    );
  return (
    <EmptyState
      title="No orders yet"
      text="New orders appear here by themselves, and the browser tab shows how many came."
    />
  );
}

import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { type Heading, TableHead } from '#components/list/TableHead.tsx';
import { DataTable, Scroller } from '#components/list/tableStyles.ts';
import type { Selection } from '#components/list/useSelection.ts';
import type { OrderActions } from '../changes/useOrderActions.tsx';
import { type OrderFilters, writeFilters } from '../filters/orderFilters.ts';
import { OrderRow } from './OrderRow.tsx';

const headings: readonly Heading[] = [
  { label: 'Order', sortsBy: 'placed', first: 'desc' },
  { label: 'Customer' },
  { label: 'Florist', className: 'from1680' },
  { label: 'Items', className: 'from1440' },
  { label: 'Deliver', sortsBy: 'delivery' },
  { label: 'To', className: 'from1280' },
  { label: 'Payment', className: 'from1152' },
  { label: 'Status' },
  { label: 'Total', sortsBy: 'total', first: 'desc', className: 'num' },
];

/** Done orders are always sorted by day; admins see the florist. */
function listHeadings(filters: OrderFilters, withFlorist: boolean): readonly Heading[] {
  const shown = headings.filter(({ label }) => withFlorist || label !== 'Florist');
  return isDone(filters) ? shown.map(({ sortsBy, ...rest }) => rest) : shown;
}

const isDone = ({ status }: OrderFilters) => status === 'completed' || status === 'canceled';

export interface OrderListProps {
  orders: readonly Order[];
  filters: OrderFilters;
  now: Date;
  timeZone: string;
  selection: Selection<Order>;
  actions: OrderActions;
  printSheet: (orders: readonly Order[]) => void;
  withFlorist: boolean;
}

export function OrderTable({ orders, filters, selection, actions, withFlorist, ...rest }: OrderListProps) {
  return (
    <Scroller>
      <DataTable>
        <TableHead
          items={orders}
          selection={selection}
          headings={listHeadings(filters, withFlorist)}
          sort={filters.sort}
          toSearch={(sort) => `${writeFilters({ ...filters, sort, page: 1 })}`}
        />
        <tbody>
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              isChosen={selection.has(order.id)}
              onChoose={(chosen) => selection.set([order], chosen)}
              actions={actions}
              withFlorist={withFlorist}
              {...rest}
            />
          ))}
        </tbody>
      </DataTable>
    </Scroller>
  );
}

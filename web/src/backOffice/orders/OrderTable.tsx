import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Check } from '../../components/Check.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../components/ui/Table.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { OrderRow } from './OrderRow.tsx';
import { OrdersTable } from './tableStyles.ts';
import type { OrderActions } from './useOrderActions.tsx';
import type { Selection } from './useSelection.ts';

const headings = ['Order', 'Customer', 'Items', 'Deliver', 'To', 'Payment', 'Status'];

export interface OrderListProps {
  orders: readonly Order[];
  now: Date;
  timeZone: string;
  selection: Selection;
  actions: OrderActions;
  withFlorist: boolean;
}

export function OrderTable({ orders, selection, actions, ...rest }: OrderListProps) {
  const areAllChosen = orders.every(({ id }) => selection.has(id));
  return (
    <OrdersTable highlightOnHover={false}>
      <TableHead>
        <TableRow>
          <TableCell as="th">
            <Check checked={areAllChosen} onChange={(chosen) => selection.set(orders, chosen)}>
              <VisuallyHidden>Select all on this page</VisuallyHidden>
            </Check>
          </TableCell>
          {headings.map((heading) => (
            <TableCell as="th" key={heading}>
              {heading}
            </TableCell>
          ))}
          <TableCell as="th" className="num">
            Total
          </TableCell>
          <TableCell as="th">
            <VisuallyHidden>Actions</VisuallyHidden>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            isChosen={selection.has(order.id)}
            onChoose={(chosen) => selection.set([order], chosen)}
            actions={actions}
            {...rest}
          />
        ))}
      </TableBody>
    </OrdersTable>
  );
}

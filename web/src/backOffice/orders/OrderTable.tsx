import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import type { Selection } from '#components/list/useSelection.ts';
import { OrderRow } from './OrderRow.tsx';
import { OrdersTable, Scroller } from './tableStyles.ts';
import type { OrderActions } from './useOrderActions.tsx';

/** With the minimum screen width (tableStyles.ts). */
const headings: readonly (readonly [heading: string, room?: string])[] = [
  ['Order'],
  ['Customer'],
  ['Items', 'from1440'],
  ['Deliver'],
  ['To', 'from1280'],
  ['Payment', 'from1152'],
  ['Status'],
];

export interface OrderListProps {
  orders: readonly Order[];
  now: Date;
  timeZone: string;
  selection: Selection<Order>;
  actions: OrderActions;
  withFlorist: boolean;
}

export function OrderTable({ orders, selection, actions, ...rest }: OrderListProps) {
  const areAllChosen = orders.every(({ id }) => selection.has(id));
  return (
    <Scroller>
      <OrdersTable>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox checked={areAllChosen} onChange={(chosen) => selection.set(orders, chosen)}>
                <VisuallyHidden>Select all on this page</VisuallyHidden>
              </Checkbox>
            </th>
            {headings.map(([heading, room]) => (
              <th scope="col" key={heading} className={room}>
                {heading}
              </th>
            ))}
            <th scope="col" className="num">
              Total
            </th>
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </OrdersTable>
    </Scroller>
  );
}

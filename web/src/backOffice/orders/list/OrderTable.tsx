import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { SelectAll } from '#components/list/SelectAll.tsx';
import { DataTable, Scroller } from '#components/list/tableStyles.ts';
import type { Selection } from '#components/list/useSelection.ts';
import type { OrderActions } from '../changes/useOrderActions.tsx';
import { OrderRow } from './OrderRow.tsx';

/** With the class of the narrowest screen that shows it (tableStyles.ts). */
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
  return (
    <Scroller>
      <DataTable>
        <thead>
          <tr>
            <th scope="col">
              <SelectAll items={orders} selection={selection} />
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
      </DataTable>
    </Scroller>
  );
}

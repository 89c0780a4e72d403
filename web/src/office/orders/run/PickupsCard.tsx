import { formatTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Button } from '#components/actions/Button.tsx';
import type { OrderActions } from '#office/orders/changes/useOrderActions.tsx';
import { DriverBox } from './runStyles.ts';

interface PickupsCardProps {
  orders: readonly Order[];
  actions: OrderActions;
}

const pickedUp = { to: 'completed', label: 'Picked up' } as const;

export const PickupsCard = ({ orders, actions }: PickupsCardProps) => (
  <DriverBox aria-labelledby="pick-ups">
    <header>
      <div>
        <h2 id="pick-ups">Pick-ups</h2>
        <small>They come to you</small>
      </div>
    </header>
    <ul>
      {orders.map((order) => (
        <li key={order.id}>
          <p>
            {order.fio}
            <small>
              {[
                order.pickup_store_info?.name,
                order.delivery_period && `from ${formatTime(order.delivery_period.start_time)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </p>
          <Button
            aria-label={`Gone: ${order.fio}`}
            aria-disabled={actions.isChanging(order)}
            onClick={() => actions.takeStep(order, pickedUp)}
          >
            Gone
          </Button>
        </li>
      ))}
    </ul>
  </DriverBox>
);

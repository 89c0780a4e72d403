import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { openingHours } from '@bloomkin/shared/rules/openingHours.ts';
import { addDays, type Day, formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { Link } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { Callout } from '#components/feedback/Callout.ts';
import { Icon } from '#components/media/Icon.tsx';
import type { Closures } from './closedDays.ts';

const openStatuses = 'new,in_progress,formation,ready_to_ship';

interface DueOrdersProps {
  store: Store;
  closures: Closures;
  today: Day;
}

/** Closing a day cancels nothing: says which orders are due on a day that would be closed. */
export function DueOrders({ store, closures, today }: DueOrdersProps) {
  const { data } = useQuery(listOrders, {
    query: {
      company_id: store.company_id,
      statuses: openStatuses,
      from: today,
      to: addDays(today, 60),
      per_page: 100,
    },
  });
  const rules = {
    state: store.state,
    workingTimes: [],
    closedDays: closures.closed,
    openDays: closures.open,
  };
  const isClosed = (day: Day) => {
    const opening = openingHours(rules, day);
    return 'reason' in opening && opening.reason !== 'weekly_closed';
  };
  const byDay = Map.groupBy(data?.data ?? [], ({ deliveryDay }) => deliveryDay ?? '');
  const due = [...byDay]
    .filter(([day]) => day !== '' && isClosed(day))
    .sort(([a], [b]) => a.localeCompare(b));
  return due.map(([day, orders]) => <DueDay key={day} day={day} today={today} orders={orders} />);
}

function DueDay({ day, today, orders }: { day: Day; today: Day; orders: readonly Order[] }) {
  const isOne = orders.length === 1;
  return (
    <Callout role="status">
      <Icon name="alert" size={20} />
      <div>
        <p>
          <b>
            {orders.length} {isOne ? 'order is' : 'orders are'} due on {formatDay(day, today)}.
          </b>{' '}
          {isOne ? 'It stays' : 'They stay'} yours to bring. Closing the day only stops new ones.
        </p>
        <p>
          {orders.slice(0, 6).map((order, index) => (
            <span key={order.id}>
              {index > 0 && ', '}
              <Link to={paths.orderView(order.id)}>#{order.number}</Link>
            </span>
          ))}
        </p>
      </div>
    </Callout>
  );
}

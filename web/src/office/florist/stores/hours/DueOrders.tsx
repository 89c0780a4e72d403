import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { openingHours } from '@bloomkin/shared/rules/openingHours.ts';
import { daysAhead } from '@bloomkin/shared/rules/storeDay.ts';
import { addDays, type Day, formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { Link } from 'react-router-dom';
import { useCombinedQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { Icon } from '#components/media/Icon.tsx';
import { loadOrders, openStatuses } from '#office/orders/orderCalls.ts';
import type { Closures } from './closedDays.ts';
import { LinkedText } from './hoursStyles.ts';

interface DueOrdersProps {
  store: Store;
  closures: Closures;
  today: Day;
}

/** Closing a day cancels nothing: says which of this store's orders are due on a day that would be closed. */
export function DueOrders({ store, closures, today }: DueOrdersProps) {
  const closed = listClosed(store, closures, today);
  const [from, to] = [closed[0], closed.at(-1)];
  const { data, error, mutate } = useCombinedQuery(
    listOrders,
    from && to && `due at ${store.company_id} ${from} ${to}`,
    () => loadOrders({ company_id: store.company_id, statuses: openStatuses, from, to }, Infinity),
    { keepPreviousData: true },
  );
  if (closed.length === 0) return null;
  if (error)
    return (
      <Callout role="alert" $tone="warning">
        <Icon name="alert" size={20} />
        <div>
          <p>
            <b>We could not look up which orders are due on your closed days.</b>
          </p>
          <Button kind="quiet" onClick={() => void mutate()}>
            Try again
          </Button>
        </div>
      </Callout>
    );
  const here = data?.orders.filter(({ store_id }) => store_id === store.id) ?? [];
  const byDay = Map.groupBy(here, ({ deliveryDay }) => deliveryDay ?? '');
  return closed.map((day) => {
    const orders = byDay.get(day);
    return orders && <DueDay key={day} day={day} today={today} orders={orders} />;
  });
}

function listClosed({ state }: Store, { closed, open }: Closures, today: Day): Day[] {
  const rules = { state, workingTimes: [], closedDays: closed, openDays: open };
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(today, index));
  return days.filter((day) => {
    const opening = openingHours(rules, day);
    return 'reason' in opening && opening.reason !== 'weekly_closed';
  });
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
        <LinkedText>
          {orders.map((order, index) => (
            <span key={order.id}>
              {index > 0 && ', '}
              <Link to={paths.orderView(order.id)}>#{order.number}</Link>
            </span>
          ))}
        </LinkedText>
      </div>
    </Callout>
  );
}

import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { addDays, formatDay, formatTime, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useSearchParams } from 'react-router-dom';
import { useCombinedQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { Stack } from '#components/layout/boxes.ts';
import { IconCallout } from '#office/kit/IconCallout.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PillNav } from '#office/kit/PillNav.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useCompany, useOfficeZone } from '#office/kit/useCompany.ts';
import { OrdersSwitch } from '#office/orders/OrdersSwitch.tsx';
import { loadOrders, openStatuses } from '#office/orders/orderCalls.ts';
import { polling } from '#office/orders/polling.ts';
import { RunPlan } from './RunPlan.tsx';
import { listRunParts, updateDrivers } from './runParts.ts';
import { useDeviceRun } from './useDeviceRun.ts';

/** The deliveries of today and tomorrow as they are driven, and the pick-ups. */
export function RunPage() {
  const timeZone = useOfficeZone();
  const now = new Date(useNow(60_000));
  const { day: today, time } = localTime(now, timeZone);
  const query = { statuses: openStatuses, to: addDays(today, 1) };
  const load = async () => (await loadOrders(query, Infinity)).orders;
  const { data, error, mutate } = useCombinedQuery(listOrders, `run ${today}`, load, polling);
  return (
    <OfficePage title="Run">
      <PageHead>
        <div>
          <h1>Orders</h1>
          <p>
            {formatDay(today)}, {formatTime(time)}
          </p>
        </div>
        <OrdersSwitch current="run" />
      </PageHead>
      <Stack>
        <OnThisPhone />
        <QueryState
          query={{ data, error, mutate }}
          what="the run"
          skeleton={<Skeleton $height="420px" $radius="20px" />}
        >
          {(orders) => <Parts orders={orders} now={now} timeZone={timeZone} />}
        </QueryState>
      </Stack>
    </OfficePage>
  );
}

function OnThisPhone() {
  const { run, acts = [] } = useDeviceRun() ?? {};
  if (!run && acts.length === 0) return null;
  const stops = run?.stops ?? [];
  const done = stops.filter(({ end }) => end).length;
  return (
    <IconCallout $tone={acts.length > 0 ? 'warning' : 'info'} icon="truck">
      <p>
        A run is on this phone: {done} of {stops.length} stops done
        {acts.length > 0 && `, ${acts.length} to send`}.
      </p>
      <ButtonLink to={paths.orderDrive()}>Go on with it</ButtonLink>
    </IconCallout>
  );
}

interface PartsProps {
  orders: readonly Order[];
  now: Date;
  timeZone: string;
}

function Parts({ orders, now, timeZone }: PartsProps) {
  const [params] = useSearchParams();
  const stores = useCompany()?.stores ?? [];
  const parts = listRunParts(orders, stores, { today: localTime(now, timeZone).day, now });
  const shown = parts.find(({ id }) => id === params.get('part')) ?? parts[0];
  if (!shown)
    return (
      <EmptyState
        title="Nothing to deliver today"
        text="Orders for today and tomorrow appear here by themselves, also those that are late."
      >
        <ButtonLink to={paths.orders()}>Show all orders</ButtonLink>
      </EmptyState>
    );
  // The orders of a run that another phone has sent.
  const sent = params.get('stops')?.split(',');
  const part = sent
    ? { ...shown, deliveries: orders.filter(({ id }) => sent.includes(id)), pickups: [] }
    : shown;
  return (
    <>
      <PillNav
        label="When"
        links={parts.map(({ id, label, deliveries, pickups }) => ({
          title: `${label} · ${deliveries.length + pickups.length}`,
          to: { search: `?${new URLSearchParams({ part: id })}` },
          isCurrent: !sent && id === shown.id,
        }))}
      />
      <RunPlan
        key={sent?.join() ?? shown.id}
        part={part}
        sent={sent && updateDrivers([sent], part)}
        timeZone={timeZone}
        now={now}
      />
    </>
  );
}

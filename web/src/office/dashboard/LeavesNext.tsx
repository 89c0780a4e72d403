import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useCombinedQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { FailedPart } from '#components/feedback/FailedPart.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { Card, CardHead } from '#components/layout/Card.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { findNextStep } from '#office/orders/changes/nextStep.ts';
import { useOrderActions } from '#office/orders/changes/useOrderActions.tsx';
import { describePlace } from '#office/orders/list/describePlace.ts';
import { isToGo, isToMake } from '#office/orders/list/makeList.ts';
import { dayLoad, type PeriodLoad } from '#office/orders/load/dayLoad.ts';
import { parts } from '#office/orders/load/loadStyles.ts';
import { loadOrders } from '#office/orders/orderCalls.ts';
import { toDayPath } from '#office/orders/orderLinks.ts';
import { polling } from '#office/orders/polling.ts';
import { RunSheet } from '#office/orders/sheets/RunSheet.tsx';
import { usePrint } from '#office/orders/sheets/usePrint.tsx';
import { Named } from './figureTableStyles.ts';

const Framed = styled(Card)`
  border: 2px solid var(--bk-text-success);
`;

const Clock = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: 0.875rem;
  font-weight: 600;
  color: var(--bk-text-danger);
`;

const Parts = styled.div`
  display: flex;
  gap: 4px;
  height: 6px;
  margin: 8px 0;
  i {
    flex: 1;
    border-radius: var(--bk-radius-xs);
  }
  ${parts}
`;

const Rows = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 10px 0;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
`;

const maxRows = 4;
const maxParts = 24;

const periodKey = ({ delivery_period: period }: Order) => `${period?.start_time}-${period?.stop_time}`;

/** Today's first period with work left; undefined without one, and while loading. */
export function LeavesNext({ company, now, timeZone }: { company: Company; now: Date; timeZone: string }) {
  const today = localTime(now, timeZone).day;
  const { data, error, mutate } = useCombinedQuery(
    listOrders,
    `delivered ${today}`,
    () => loadOrders({ from: today, to: today }),
    polling,
  );
  const findNext = (orders: readonly Order[]) =>
    dayLoad(orders, company, today, now, timeZone).find(({ isNow }) => isNow);
  return (
    <QueryPart
      data={data}
      error={error}
      failed={
        <Card aria-labelledby="leaves">
          <h2 id="leaves">Leaves next</h2>
          <FailedPart title="We could not load today’s orders." onRetry={() => void mutate()} />
        </Card>
      }
      skeleton={null}
    >
      {({ orders }) => {
        const load = findNext(orders);
        return load && <NextPeriod load={load} ofDay={orders} today={today} now={now} timeZone={timeZone} />;
      }}
    </QueryPart>
  );
}

interface NextPeriodProps {
  load: PeriodLoad;
  /** All orders of the day. */
  ofDay: readonly Order[];
  today: string;
  now: Date;
  timeZone: string;
}

function NextPeriod({ load, ofDay, today, now, timeZone }: NextPeriodProps) {
  const ofPeriod = ofDay.filter((order) => periodKey(order) === load.key);
  const orders = ofPeriod.filter((order) => isToGo(order, now) && !order.dispatched_at);
  const runSheet = usePrint(timeZone);
  const { name, clock, toMake, ready, onItsWay } = load;
  const rows = orders
    .toSorted((a, b) => Number(isToMake(b, now)) - Number(isToMake(a, now)))
    .slice(0, maxRows);
  return (
    <Framed aria-labelledby="leaves">
      <CardHead>
        <h2 id="leaves">Leaves next</h2>
        <Clock>
          <OfficeIcon name="clock" size={16} />
          {name}, {clock}
        </Clock>
      </CardHead>
      <p>
        {pluralise(orders.length, 'order')}: {ready} ready, <b>{toMake} still to make</b>
        {onItsWay > 0 && `, ${onItsWay} on the way`}
      </p>
      <Parts aria-hidden="true">
        {orders.slice(0, maxParts).map((order, at) => (
          <i key={order.id} data-part={at < ready ? 'ready' : 'make'} />
        ))}
      </Parts>
      <OrderSteps orders={rows} />
      <CardHead as="div" style={{ margin: '8px 0 0' }}>
        <Link to={toDayPath(today)}>
          Show today’s orders
          <OfficeIcon name="right" size={16} />
        </Link>
        <Button onClick={() => runSheet.print(RunSheet, ofPeriod)}>
          <OfficeIcon name="print" size={18} />
          Print run sheet
        </Button>
      </CardHead>
      {runSheet.sheet}
    </Framed>
  );
}

/** 'Classic, to Newtown' */
function describeFirst(order: Order): string {
  const { suburb } = describePlace(order);
  return [order.items[0]?.size?.name, order.isPickup ? `pick up at ${suburb}` : `to ${suburb}`]
    .filter(Boolean)
    .join(', ');
}

/** Only the most urgent step is filled. */
function OrderSteps({ orders }: { orders: readonly Order[] }) {
  const { takeStep, isChanging, dialog } = useOrderActions();
  return (
    <>
      <Rows>
        {orders.map((order, at) => {
          const step = findNextStep(order);
          return (
            <li key={order.id}>
              <Named>
                <i>{order.items[0]?.product.photo && <img src={order.items[0].product.photo} alt="" />}</i>
                <span>
                  <Link to={paths.orderView(order.id)}>{order.items[0]?.product.name}</Link>
                  <small>{describeFirst(order)}</small>
                  <small>#{order.number}</small>
                </span>
              </Named>
              {step && (
                <Button
                  kind={at === 0 ? 'brand' : 'outline'}
                  disabled={isChanging(order)}
                  onClick={() => void takeStep(order, step)}
                >
                  {step.label}
                </Button>
              )}
            </li>
          );
        })}
      </Rows>
      {dialog}
    </>
  );
}

import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { useCombinedQuery } from '#api/useQuery.ts';
import { useCompany } from '#backOffice/shell/useCompany.ts';
import { useNow } from '#components/hooks/useNow.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { useNewOrders } from '../arrivals/newOrdersContext.ts';
import { loadOrders } from '../orderCalls.ts';
import { polling } from '../polling.ts';
import { dayLoad, loadLabel, type PeriodLoad } from './dayLoad.ts';
import { Figure, Legend, Meter, Run, Window } from './loadStyles.ts';

/** More bars than this are too thin to count. */
const mostBars = 24;

const barsOf = ({ done, ready, toMake, free }: PeriodLoad): string[] => {
  const room = free === null ? 0 : Math.min(free, Math.max(0, mostBars / 2 - done - ready - toMake));
  return [
    ...Array<string>(done).fill('done'),
    ...Array<string>(ready).fill('ready'),
    ...Array<string>(toMake).fill('make'),
    ...Array<string>(room).fill('free'),
  ];
};

function Bars({ load }: { load: PeriodLoad }) {
  const { done, ready, toMake, total } = load;
  const parts = { done, ready, make: toMake };
  if (total > mostBars)
    return (
      <Meter aria-hidden="true">
        {Object.entries(parts).map(([name, count]) => (
          <i key={name} data-part={name} style={{ flexGrow: count }} />
        ))}
      </Meter>
    );
  const bars = barsOf(load);
  return (
    <Meter aria-hidden="true">
      {(bars.length === 0 ? ['free'] : bars).map((part, index) => (
        <i key={`${part}-${index.toString()}`} data-part={part} />
      ))}
    </Meter>
  );
}

export function LoadBar({ timeZone }: { timeZone: string }) {
  const now = new Date(useNow(30_000));
  const today = localTime(now, timeZone).day;
  const periods = useCompany()?.delivery_periods ?? [];
  const { data, error } = useCombinedQuery(
    listOrders,
    `delivered ${today}`,
    () => loadOrders({ from: today, to: today }),
    polling,
  );
  if (!data) return error ? null : <Run aria-hidden="true" />;
  const loads = dayLoad(data.orders, periods, today, now, timeZone);
  return (
    <Run aria-label="Today by delivery period" tabIndex={0}>
      {loads.map((load) => (
        <Window
          key={load.key}
          data-now={load.isNow || undefined}
          data-late={(load.isNow && load.clock === 'closed') || undefined}
        >
          <h2>
            {load.name}
            <em>{load.clock}</em>
          </h2>
          <Figure>
            <b>{load.total}</b>
            {loadLabel(load)}
          </Figure>
          <Bars load={load} />
        </Window>
      ))}
      <Taken />
    </Run>
  );
}

function Taken() {
  const { takenToday } = useNewOrders();
  if (!takenToday) return null;
  const dollars = takenToday.reduce((sum, { total }) => sum + total, 0);
  return (
    <Window>
      <h2>
        Taken today<em>{takenToday.length === 1 ? '1 order' : `${takenToday.length} orders`}</em>
      </h2>
      <Figure>
        <b>{formatDollars(dollars)}</b>
        {takenToday.length > 1 && `${formatDollars(Math.round(dollars / takenToday.length))} an order`}
      </Figure>
      <Legend>
        <span>
          <i data-part="done" />
          Delivered
        </span>
        <span>
          <i data-part="ready" />
          Ready
        </span>
        <span>
          <i data-part="make" />
          To make
        </span>
      </Legend>
    </Window>
  );
}

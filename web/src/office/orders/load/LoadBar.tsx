import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { type Day, formatDay, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { useEffect, useRef } from 'react';
import { useCombinedQuery } from '#api/useQuery.ts';
import { FailedPart } from '#components/feedback/FailedPart.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { useNewOrders } from '#office/kit/newOrdersContext.ts';
import { useCompany } from '#office/kit/useCompany.ts';
import { dayLabel } from '#office/orders/due.ts';
import { type OrderFilters, toDays } from '#office/orders/filters/orderFilters.tsx';
import { loadOrders } from '#office/orders/orderCalls.ts';
import { polling } from '#office/orders/polling.ts';
import { StoppedBar } from '#office/orders/stop/StoppedBar.tsx';
import { countLate, dayLoad, findCurrent, loadLabel, type PeriodLoad } from './dayLoad.ts';
import { Failed, Figure, Legend, Meter, PeriodLink, Run, Window } from './loadStyles.ts';

/** More bars than this are too thin to count. */
const maxBars = 24;

const listBars = ({ done, onItsWay, ready, toMake, free }: PeriodLoad): string[] => {
  const room =
    free === null ? 0 : Math.min(free, Math.max(0, maxBars / 2 - done - onItsWay - ready - toMake));
  return [
    ...Array<string>(done).fill('done'),
    ...Array<string>(onItsWay).fill('way'),
    ...Array<string>(ready).fill('ready'),
    ...Array<string>(toMake).fill('make'),
    ...Array<string>(room).fill('free'),
  ];
};

function Bars({ load }: { load: PeriodLoad }) {
  const { done, onItsWay, ready, toMake, total } = load;
  const parts = { done, way: onItsWay, ready, make: toMake };
  if (total > maxBars)
    return (
      <Meter aria-hidden="true">
        {Object.entries(parts).map(([name, count]) => (
          <i key={name} data-part={name} style={{ flexGrow: count }} />
        ))}
      </Meter>
    );
  const bars = listBars(load);
  return (
    <Meter aria-hidden="true">
      {(bars.length === 0 ? ['free'] : bars).map((part, index) => (
        <i key={`${part}-${index.toString()}`} data-part={part} />
      ))}
    </Meter>
  );
}

interface ListProps {
  filters: OrderFilters;
  /** The address's search of the list after a change. */
  toSearch: (change: Partial<OrderFilters>) => string;
}

interface LoadBarProps extends ListProps {
  timeZone: string;
}

/** What is stopped, and the periods of the selected day, or of today; a click filters the list by one. */
export function LoadBar({ timeZone, ...list }: LoadBarProps) {
  const now = new Date(useNow(30_000));
  const today = localTime(now, timeZone).day;
  const company = useCompany();
  const day = findShownDay(list.filters, today);
  const { data, error, mutate } = useCombinedQuery(
    listOrders,
    `delivered ${day}`,
    () => loadOrders({ from: day, to: day }),
    polling,
  );
  return (
    <>
      {company && <StoppedBar company={company} timeZone={timeZone} />}
      <QueryPart
        data={data}
        error={error}
        failed={
          <Failed>
            <FailedPart title="We could not load the delivery periods." onRetry={() => void mutate()} />
          </Failed>
        }
        skeleton={<Run aria-hidden="true" />}
      >
        {({ orders }) => (
          <Periods loads={dayLoad(orders, company, day, now, timeZone)} day={day} today={today} {...list} />
        )}
      </QueryPart>
    </>
  );
}

interface PeriodsProps extends ListProps {
  loads: readonly PeriodLoad[];
  day: Day;
  today: Day;
}

function Periods({ loads, day, today, filters, toSearch }: PeriodsProps) {
  const run = useRef<HTMLElement>(null);
  const currentKey = findCurrent(loads)?.key;
  useEffect(() => showTile(run.current, day, currentKey), [day, currentKey]);
  return (
    <Run ref={run} aria-label={`${dayLabel(day, today)} by delivery period`}>
      {loads.map((load) => (
        <PeriodLink
          data-tile={`${day} ${load.key}`}
          key={load.key}
          data-now={load.isNow || undefined}
          data-late={countLate(load) > 0 ? '' : undefined}
          aria-current={filters.period === load.start && filters.day !== '' ? 'true' : undefined}
          to={{ search: toSearch(toPeriod(load, day, today, filters)) }}
          preventScrollReset
        >
          <h2>
            {day === today ? load.name : `${formatDay(day)}, ${load.name}`}
            <em>{load.clock}</em>
          </h2>
          <Figure>
            <b>{load.total}</b>
            {loadLabel(load)}
          </Figure>
          <Bars load={load} />
        </PeriodLink>
      ))}
      <Taken />
    </Run>
  );
}

/** Phones show one period at a time and scroll sideways. */
function showTile(run: HTMLElement | null, day: Day, key: string | undefined): void {
  const tiles = run ? [...run.querySelectorAll<HTMLElement>('[data-tile]')] : [];
  const [first] = tiles;
  const tile = tiles.find((one) => one.getAttribute('data-tile') === `${day} ${key}`);
  if (run && first && tile) run.scrollLeft = tile.offsetLeft - first.offsetLeft;
}

const findShownDay = (filters: OrderFilters, today: Day): Day =>
  filters.day === '' ? today : (toDays(filters, today).to ?? today);

/** A second press takes the filter away. */
function toPeriod({ start }: PeriodLoad, day: Day, today: Day, filters: OrderFilters): Partial<OrderFilters> {
  const isOn = filters.period === start && filters.day !== '';
  if (isOn) return { status: 'all', day: '', period: '' };
  return { status: 'all', day: day === today ? 'today' : day, from: '', to: '', period: start };
}

function Taken() {
  const { takenToday } = useNewOrders();
  if (!takenToday) return null;
  const { count, dollars } = takenToday;
  return (
    <Window>
      <h2>
        Taken today<em>{pluralise(count, 'order')}</em>
      </h2>
      <Figure>
        <b>{formatDollars(dollars)}</b>
        {count > 1 && `${formatDollars(Math.round(dollars / count))} an order`}
      </Figure>
      <Legend>
        <span>
          <i data-part="done" />
          Delivered
        </span>
        <span>
          <i data-part="way" />
          On the way
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

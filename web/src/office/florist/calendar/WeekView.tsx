import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { type Day, formatDay, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import { Link } from 'react-router-dom';
import { useCombinedQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { LoadingState } from '#components/feedback/LoadingState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { isToMake } from '#office/orders/list/makeList.ts';
import { loadOrders, openStatuses } from '#office/orders/orderCalls.ts';
import { listWeeks } from './calendarGrid.ts';
import { leftLabel, takenLabel } from './DayCard.tsx';
import { Diamond } from './gridStyles.ts';
import type { GridProps } from './MonthGrid.tsx';
import { PlacesBar } from './PlacesBar.tsx';
import {
  describeCell,
  formatCutoff,
  formatHours,
  isFull,
  type ShownDay,
  type ShownWindow,
} from './shownDay.ts';
import { Columns, DayColumn, WindowCard } from './weekStyles.ts';

type WeekProps = GridProps & { companyId: string; storeId: string | undefined };

/** A column for each day; on phones one card below the other. */
export function WeekView({ companyId, storeId, ...grid }: WeekProps) {
  const week = listWeeks(grid.selected, 'week')[0] ?? [];
  const counts = useWorkOf(week, companyId, storeId);
  if (grid.days.size === 0)
    return (
      <LoadingState label="Loading the week">
        <Skeleton $height="560px" $radius="20px" />
      </LoadingState>
    );
  return (
    <Columns>
      {week.map((day) => {
        const shown = grid.days.get(day);
        return shown && <WeekDay key={day} shown={shown} work={counts?.get(day)} {...grid} />;
      })}
    </Columns>
  );
}

interface Work {
  pickups: number;
  toMake: number;
}

/** Undefined until the week's orders are known. */
function useWorkOf(week: readonly Day[], companyId: string, storeId?: string): Map<Day, Work> | undefined {
  const [from, to] = [week[0], week.at(-1)];
  const { data } = useCombinedQuery(listOrders, from && to && `week of ${companyId} ${from}`, () =>
    loadOrders({ company_id: companyId, statuses: openStatuses, from, to }, Number.POSITIVE_INFINITY),
  );
  const now = new Date(useNow(60_000));
  if (!data) return undefined;
  const own = data.orders.filter(
    (order) => isToMake(order, now) && (storeId === undefined || order.store_id === storeId),
  );
  const byDay = Map.groupBy(own, ({ deliveryDay }) => deliveryDay ?? '');
  return new Map(
    week.map((day) => {
      const due = byDay.get(day) ?? [];
      return [day, { pickups: due.filter(({ isPickup }) => isPickup).length, toMake: due.length }];
    }),
  );
}

interface WeekDayProps extends Omit<GridProps, 'days' | 'onSelect'> {
  shown: ShownDay;
  work: Work | undefined;
}

function WeekDay({ shown, work, selected, today, timeZone, query }: WeekDayProps) {
  const { day, hours, closed, windows, name, left, isOwn } = shown;
  const to = paths.calendarDay(day, query);
  const isTaken = hours !== null && left === 0 && day >= today;
  return (
    <DayColumn
      aria-label={describeCell(shown, today, timeZone)}
      data-closed={!hours || undefined}
      data-today={day === today || undefined}
    >
      <header>
        <h3>{formatDay(day).replace(/ \w+$/, '')}</h3>
        <p>
          {isOwn && <Diamond />}
          {hours ? (
            <>
              <span data-wide="">Open </span>
              {formatHours(hours)}
            </>
          ) : (
            `Closed: ${closed}`
          )}
        </p>
        <div>
          {shown.isStopped && <StatusPill tone="danger">Stopped</StatusPill>}
          {isTaken && <StatusPill tone="danger">All taken</StatusPill>}
          {name && name !== closed && <StatusPill tone="info">{name}</StatusPill>}
        </div>
      </header>
      <ul>
        {windows.map((window) => (
          <WindowLine key={window.start} {...{ window, day, timeZone }} to={`${to}#windows`} />
        ))}
      </ul>
      <footer>
        {work && (
          <dl>
            <dt>Pick-ups</dt>
            <dd>{work.pickups}</dd>
            <dt>To make</dt>
            <dd>{work.toMake}</dd>
          </dl>
        )}
        <ButtonLink to={to} data-day={day} tabIndex={day === selected ? 0 : -1}>
          {isTaken ? 'Add places' : 'Change'}
        </ButtonLink>
      </footer>
    </DayColumn>
  );
}

interface WindowLineProps {
  window: ShownWindow;
  day: Day;
  timeZone: string;
  to: string;
}

const WindowLine = ({ window, day, timeZone, to }: WindowLineProps) => (
  <WindowCard data-full={isFull(window) || undefined}>
    <Link to={to} tabIndex={-1}>
      <b>{formatPeriod(window.start, window.stop)}</b>
      {isFull(window) && <em>Full</em>}
    </Link>
    <PlacesBar window={window} />
    <p>
      <b>{leftLabel(window)}</b>
      <small>{takenLabel(window)}</small>
    </p>
    {window.cutoff && (
      <small>
        <span data-wide="">Order </span>by <b>{formatCutoff(window.cutoff, day, timeZone)}</b>
      </small>
    )}
  </WindowCard>
);

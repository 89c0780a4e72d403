import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Dashboard, DashboardDay } from '@bloomkin/shared/schemas/dashboard.ts';
import { useState } from 'react';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { Card, CardHead } from '#components/layout/Card.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { axisTop, formatShortDollars } from './changes.ts';
import { Bar, Bars, Chart, Legend, Lines, Tick, Tip } from './chartStyles.ts';
import { FigureTable } from './figureTableStyles.ts';

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;

interface DayChartProps {
  dashboard: Dashboard;
  title: string;
  nowLabel: string;
  beforeLabel: string;
}

export function DayChart({ dashboard, title, nowLabel, beforeLabel }: DayChartProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const table = <DayTable dashboard={dashboard} nowLabel={nowLabel} beforeLabel={beforeLabel} />;
  return (
    <Card aria-labelledby="by-day">
      <CardHead>
        <h2 id="by-day">{title}</h2>
        <SegmentedField legend="Show as" hideLegend options={views} value={view} onChange={setView} />
      </CardHead>
      {view === 'chart' ? (
        <>
          <Legend aria-hidden="true">
            <span>
              <i data-now />
              {nowLabel}
            </span>
            <span>
              <i data-before />
              {beforeLabel}
            </span>
          </Legend>
          <DayBars dashboard={dashboard} />
          <VisuallyHidden>{table}</VisuallyHidden>
        </>
      ) : (
        table
      )}
    </Card>
  );
}

const gridLines = 4;
/** More days than this have no room for a figure each. */
const maxLabels = 10;

function DayBars({ dashboard: { by_day: days, today } }: { dashboard: Dashboard }) {
  const top = axisTop(Math.max(...days.flatMap((day) => [day.revenue, day.revenue_before])), gridLines);
  const lines = Array.from({ length: gridLines + 1 }, (_, at) => (top / gridLines) * (gridLines - at));
  const isDense = days.length > maxLabels;
  return (
    <Chart aria-hidden="true">
      <Lines>
        {lines.map((dollars) => (
          <span key={dollars}>{formatShortDollars(dollars)}</span>
        ))}
      </Lines>
      <Bars data-dense={isDense || undefined}>
        {days.map((day, at) => (
          <Bar key={day.day} data-today={day.day === today || undefined}>
            <div>
              <i style={{ blockSize: `${(day.revenue / top) * 100}%` }}>
                {!isDense && day.revenue > 0 && <b>{formatShortDollars(day.revenue)}</b>}
              </i>
              <Tick style={{ insetBlockEnd: `${(day.revenue_before / top) * 100}%` }} />
              <DayTip day={day} />
            </div>
            <DayName day={day.day} isToday={day.day === today} isShown={!isDense || at % 7 === 0} />
          </Bar>
        ))}
      </Bars>
    </Chart>
  );
}

function DayName({ day, isToday, isShown }: { day: string; isToday: boolean; isShown: boolean }) {
  const [weekday = '', ...date] = formatDay(day).split(' ');
  return (
    <span>
      {isShown && (
        <>
          <b>{isToday ? 'Today' : weekday}</b>
          <small>{isToday ? 'so far' : date.join(' ')}</small>
        </>
      )}
    </span>
  );
}

const DayTip = ({ day }: { day: DashboardDay }) => (
  <Tip>
    <b>{formatDay(day.day)}</b>
    <span>
      {formatDollars(day.revenue)}, {pluralise(day.orders, 'order')}
    </span>
    <span>
      {formatDollars(day.revenue_before)} on {formatDay(day.before_day)}
    </span>
  </Tip>
);

type DayTableProps = Omit<DayChartProps, 'title'>;

const DayTable = ({
  dashboard: { by_day: days, today, is_running },
  nowLabel,
  beforeLabel,
}: DayTableProps) => (
  <FigureTable>
    <caption>
      <VisuallyHidden>
        {nowLabel} and {beforeLabel}, by day
      </VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Orders</th>
        <th scope="col">Revenue</th>
        <th scope="col">{beforeLabel}</th>
      </tr>
    </thead>
    <tbody>
      {days.map((day) => (
        <tr key={day.day}>
          <td>
            {formatDay(day.day)}
            {is_running && day.day === today && ', so far'}
          </td>
          <td>{day.orders}</td>
          <td>{formatDollars(day.revenue)}</td>
          <td>{formatDollars(day.revenue_before)}</td>
        </tr>
      ))}
    </tbody>
  </FigureTable>
);

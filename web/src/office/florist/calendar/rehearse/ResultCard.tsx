import type { Rehearsal, RehearsalPlan, Span, WindowResult } from '@bloomkin/shared/rules/rehearsal.ts';
import styled from 'styled-components';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Stack } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { formatMinute, formatWindow } from './rehearsalDay.ts';

const Bars = styled.ul`
  li {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr) 76px;
    gap: 12px;
    align-items: center;
    min-height: 56px;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  li > span:last-child {
    text-align: right;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
  [data-late] {
    color: var(--bk-text-danger);
  }
`;

/** A share of the longest window. */
const Bar = styled.div`
  position: relative;
  display: flex;
  height: 18px;
  border-radius: var(--bk-radius-s);
  background: var(--bk-bg-neutralSoft);
  overflow: hidden;
  i {
    background: var(--bk-border-control);
  }
  i[data-part='late'] {
    background: var(--bk-text-danger);
  }
`;

interface ResultCardProps {
  plan: RehearsalPlan;
  result: Rehearsal;
}

export function ResultCard({ plan, result }: ResultCardProps) {
  const { orders, late, worstMinutes, lost, busyMakers, busyDrivers } = result;
  const longest = Math.max(1, ...result.windows.map((one) => one.orders));
  const worst = result.windows.reduce((best, one, at) => {
    return one.late > (result.windows[best]?.late ?? 0) ? at : best;
  }, 0);
  const window = plan.windows[worst];
  return (
    <Stack>
      <Card aria-labelledby="rehearsal">
        <CardHead>
          <h2 id="rehearsal">{late > 0 && window ? `Breaks at ${formatWindow(window)}` : 'All in time'}</h2>
          <StatusPill tone={late > 0 ? 'danger' : 'success'}>
            {late} late of {orders}
          </StatusPill>
        </CardHead>
        <p role="status">
          {pluralise(orders + lost, 'order')} want in.{' '}
          {late > 0
            ? `${late} would be late, the worst by ${Math.round(worstMinutes)} min.`
            : 'None is late.'}
          {lost > 0 && ` ${lost} find no place.`}
        </p>
        <Bars>
          {plan.windows.map((one, at) => (
            <WindowBar
              key={one.start}
              name={formatWindow(one)}
              result={result.windows[at] ?? { orders: 0, late: 0, canDo: 0 }}
              longest={longest}
            />
          ))}
        </Bars>
      </Card>
      <Card aria-labelledby="hours">
        <h2 id="hours">Hour by hour</h2>
        <p>
          Work begins at {formatMinute(plan.startsAt)}. {describeBusy('The bench is full', busyMakers)}{' '}
          {describeBusy('All drivers are out', busyDrivers)}
        </p>
      </Card>
    </Stack>
  );
}

const describeBusy = (what: string, span: Span | null): string =>
  span ? `${what} from ${formatMinute(span.from)} to ${formatMinute(span.to)}.` : '';

interface WindowBarProps {
  name: string;
  result: WindowResult;
  longest: number;
}

const WindowBar = ({ name, result: { orders, late, canDo }, longest }: WindowBarProps) => (
  <li>
    <b>{name}</b>
    <Bar aria-hidden="true">
      <i style={{ width: `${(canDo / longest) * 100}%` }} />
      <i data-part="late" style={{ width: `${(late / longest) * 100}%` }} />
    </Bar>
    <span>
      <b data-late={late > 0 || undefined}>{late > 0 ? `${late} late` : 'fine'}</b>
      <small>{late > 0 ? `${orders}, can do ${canDo}` : pluralise(orders, 'order')}</small>
    </span>
  </li>
);

import { paths } from '@bloomkin/shared/pages.ts';
import { type Day, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ButtonLink } from '#components/actions/Button.tsx';
import { Row } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { from } from '#theme/breakPoints.ts';
import { PlacesBar } from './PlacesBar.tsx';
import { formatCutoff, formatHours, headDay, type ShownDay, type ShownWindow } from './shownDay.ts';

const Below = styled(Card)`
  margin-top: 14px;
  ${from('l')} {
    display: none;
  }
  && h2 {
    margin: 0;
  }
  p,
  small {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  p::first-letter {
    text-transform: uppercase;
  }
  ul {
    margin-top: 8px;
  }
  li {
    display: grid;
    grid-template-columns: minmax(64px, 1fr) minmax(0, 2fr) minmax(72px, 1fr);
    align-items: center;
    gap: 12px;
    min-height: 52px;
    border-bottom: 1px solid var(--bk-border-subtle);
    > :last-child {
      text-align: right;
    }
  }
  li small {
    display: block;
    margin-top: 2px;
    font-size: 0.8125rem;
  }
  li b {
    font-weight: 600;
  }
  p[data-kept] {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding-top: 12px;
    color: var(--bk-text-warning);
    font-weight: 500;
    a {
      color: var(--bk-text-brand);
      font-weight: 600;
    }
  }
`;

interface DayCardProps {
  shown: ShownDay;
  today: Day;
  timeZone: string;
  query: Record<string, string>;
}

/** Below the month of phones: the chosen day, whose cell is too small for words. */
export function DayCard({ shown, today, timeZone, query }: DayCardProps) {
  const { day, windows, name, hours, closed, taken } = shown;
  const inWindows = windows.reduce((sum, window) => sum + window.taken, 0);
  const outside = day < today ? 0 : Math.max(0, taken - inWindows);
  const state = hours ? `open ${formatHours(hours)}` : name === closed ? 'closed' : `closed, ${closed}`;
  const to = paths.calendarDay(day, query);
  return (
    <Below aria-label={headDay(day)}>
      <Row $justify="space-between" $nowrap>
        <div>
          <h2>{headDay(day)}</h2>
          <p>{[name, state].filter(Boolean).join(' · ')}</p>
        </div>
        <ButtonLink kind="brand" to={to}>
          Change
        </ButtonLink>
      </Row>
      <ul>
        {windows.map((window) => (
          <li key={window.start}>
            <b>{formatPeriod(window.start, window.stop)}</b>
            <div>
              <PlacesBar window={window} high={8} />
              {window.cutoff && <small>last orders {formatCutoff(window.cutoff, day, timeZone)}</small>}
            </div>
            <div>
              <b>{leftLabel(window)}</b>
              <small>{takenLabel(window)}</small>
            </div>
          </li>
        ))}
      </ul>
      {outside > 0 && (
        <p data-kept="">
          {outside} {outside === 1 ? 'order is' : 'orders are'} due outside these hours, kept
          <Link to={`${to}#due`}>See</Link>
        </p>
      )}
    </Below>
  );
}

/** '7 left', 'none left', 'no limit' */
export const leftLabel = ({ left }: Pick<ShownWindow, 'left'>): string =>
  left === null ? 'no limit' : left === 0 ? 'none left' : `${left} left`;

/** '5 of 12' */
export const takenLabel = ({ taken, capacity }: ShownWindow): string =>
  capacity === null ? `${taken} taken` : `${taken} of ${capacity}`;

import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { FloristDetails } from '@bloomkin/shared/schemas/floristFigures.ts';
import styled from 'styled-components';
import { Row } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';

const Chart = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  align-items: end;
  gap: 5px;
  height: 96px;
  padding: 0;
  border-bottom: 1px solid var(--bk-border-subtle);
  list-style: none;
  background: linear-gradient(var(--bk-text-secondary), var(--bk-text-secondary)) 0 10% / 100% 1px no-repeat;
  li {
    min-height: 2px;
    border-radius: var(--bk-radius-xs);
    background: var(--bk-bg-neutral, var(--bk-text-secondary));
  }
  [data-bad] {
    background: var(--bk-text-danger);
  }
`;

/** The line is at 90 %. */
export function WeeksCard({ weeks }: Pick<FloristDetails, 'weeks'>) {
  const describe = ({ from, on_time, due }: (typeof weeks)[number]) =>
    `Week of ${formatDay(from)}: ${due > 0 ? `${on_time} of ${due} on time` : 'nothing due'}`;
  return (
    <Card aria-labelledby="weeks">
      <h2 id="weeks">Thirteen weeks on time</h2>
      <Chart>
        {weeks.map((week) => (
          <li
            key={week.from}
            title={describe(week)}
            data-bad={(week.due > 0 && week.on_time / week.due < 0.9) || undefined}
            style={{ height: week.due > 0 ? `${(week.on_time / week.due) * 100}%` : 0 }}
          >
            <VisuallyHidden>{describe(week)}</VisuallyHidden>
          </li>
        ))}
      </Chart>
      <Row $justify="space-between">
        <small>{weeks[0] && formatDay(weeks[0].from)}</small>
        <small>line at 90%</small>
        <small>this week</small>
      </Row>
    </Card>
  );
}

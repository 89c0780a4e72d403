import styled from 'styled-components';
import { Card, CardHead } from '#components/layout/Card.ts';
import { countMinutesLeft, type JoiningStep } from './joiningSteps.ts';

const Bar = styled.ol`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 4px;
  li {
    height: 10px;
    border-radius: var(--bk-radius-xs);
    background: var(--bk-border-default);
    &[data-state='done'] {
      background: var(--bk-gum-500);
    }
    &[data-state='current'] {
      background: var(--bk-bg-highlight);
    }
  }
`;

export function JoiningProgress({ steps }: { steps: readonly JoiningStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Card aria-labelledby="joining-progress">
      <CardHead>
        <h2 id="joining-progress">
          {done} of {steps.length} done
        </h2>
        <small>
          {current < 0 ? 'Buyers can order from you' : `about ${countMinutesLeft(steps)} minutes left`}
        </small>
      </CardHead>
      <Bar aria-hidden="true">
        {steps.map(({ name, isDone }, index) => (
          <li key={name} data-state={isDone ? 'done' : index === current ? 'current' : undefined} />
        ))}
      </Bar>
    </Card>
  );
}

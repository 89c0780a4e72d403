import { countMinutesLeft, type JoiningStep } from './joiningSteps.ts';
import { ProgressCard } from './joiningStyles.ts';

export function JoiningProgress({ steps }: { steps: readonly JoiningStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ProgressCard aria-labelledby="joining-progress">
      <header>
        <h2 id="joining-progress">
          {done} of {steps.length} done
        </h2>
        <small>
          {current < 0 ? 'Buyers can order from you' : `about ${countMinutesLeft(steps)} minutes left`}
        </small>
      </header>
      <ol aria-hidden="true">
        {steps.map(({ name, isDone }, index) => (
          <li key={name} data-state={isDone ? 'done' : index === current ? 'current' : undefined} />
        ))}
      </ol>
    </ProgressCard>
  );
}

import { paths } from '@bloomkin/shared/pages.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import styled from 'styled-components';
import { ButtonLink } from '#components/actions/Button.tsx';
import { Card } from '#components/layout/Card.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import type { JoiningStep } from './joiningSteps.ts';

const Step = styled.li<{ $isCurrent: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  padding: 20px;
  background: ${({ $isCurrent }) => ($isCurrent ? 'color-mix(in srgb, var(--bk-bg-highlight) 9%, var(--bk-bg-surface))' : 'none')};
  & + li {
    border-top: 1px solid var(--bk-border-subtle);
  }
  h2 {
    font: 600 1rem/1.3 var(--bk-text);
  }
  &[aria-current] h2 {
    font: 700 1.25rem/1.2 var(--bk-display);
  }
  h2 + p,
  form > p {
    color: var(--bk-text-secondary);
  }
  form {
    margin-top: 16px;
    > p {
      font-size: 0.9375rem;
    }
  }
  > div {
    min-width: 0;
  }
  @media (max-width: 767px) {
    padding: 16px;
    form {
      margin-left: -60px;
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  > div {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > span {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  /* The words of the link end at the edge of the others. */
  &:has(> a) {
    flex-wrap: nowrap;
    > div {
      flex-basis: 0;
    }
    > a {
      flex: none;
      margin-inline-end: -20px;
    }
  }
`;

const StepNumber = styled.i<{ $state: 'done' | 'current' | 'todo' }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 50px;
  border-radius: var(--bk-arch);
  font: 700 1.125rem/1 var(--bk-display);
  font-style: normal;
  font-feature-settings: 'lnum';
  ${({ $state }) =>
    ({
      done: 'background: var(--bk-bg-successSoft); color: var(--bk-text-success);',
      current: 'background: var(--bk-bg-highlight); color: var(--bk-ink);',
      todo: 'background: var(--bk-bg-neutralSoft); color: var(--bk-text-secondary);',
    })[$state]}
`;

export function JoiningStepList({ steps, user }: { steps: readonly JoiningStep[]; user: User }) {
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Card as="ol" $flush aria-label="Steps">
      {steps.map((step, index) => {
        const state = step.isDone ? 'done' : index === current ? 'current' : 'todo';
        return (
          <Step
            key={step.name}
            $isCurrent={state === 'current'}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <StepNumber $state={state}>
              {step.isDone ? <OfficeIcon name="check" size={20} /> : index + 1}
            </StepNumber>
            <div>
              <Line>
                <div>
                  <h2>
                    {step.title}
                    {step.isDone && <VisuallyHidden>, done</VisuallyHidden>}
                  </h2>
                  <p>{step.text}</p>
                </div>
                <StepAction step={step} isCurrent={state === 'current'} hasCompany={user.company !== null} />
              </Line>
              {step.name === 'company' && !user.company && <CompanyStep user={user} />}
            </div>
          </Step>
        );
      })}
    </Card>
  );
}

interface StepActionProps {
  step: JoiningStep;
  isCurrent: boolean;
  hasCompany: boolean;
}

function StepAction({ step, isCurrent, hasCompany }: StepActionProps) {
  const to = step.name === 'company' && hasCompany ? paths.companySettings() : step.to;
  if (step.isDone)
    return (
      to && (
        <ButtonLink kind="quiet" to={to}>
          Change<VisuallyHidden> {step.title}</VisuallyHidden>
        </ButtonLink>
      )
    );
  const isOpen = hasCompany || step.name === 'profile';
  return (
    <span>
      {hasCompany && step.waitsFor && <small>{step.waitsFor}</small>}
      {!isCurrent && <small>{step.minutes} min</small>}
      {to && isOpen && (
        <ButtonLink kind={isCurrent ? 'brand' : 'outline'} to={to}>
          {step.verb}
        </ButtonLink>
      )}
    </span>
  );
}

import { paths } from '@bloomkin/shared/pages.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import type { JoiningStep } from './joiningSteps.ts';
import { Row, Step, StepNumber, Steps } from './joiningStyles.ts';

export function JoiningStepList({ steps, user }: { steps: readonly JoiningStep[]; user: User }) {
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Steps aria-label="Steps">
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
              <Row>
                <div>
                  <h2>
                    {step.title}
                    {step.isDone && <VisuallyHidden>, done</VisuallyHidden>}
                  </h2>
                  <p>{step.text}</p>
                </div>
                <StepAction step={step} isCurrent={state === 'current'} hasCompany={user.company !== null} />
              </Row>
              {step.name === 'company' && !user.company && <CompanyStep user={user} />}
            </div>
          </Step>
        );
      })}
    </Steps>
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

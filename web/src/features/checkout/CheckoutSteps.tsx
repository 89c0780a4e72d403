import { ErrorSummary } from '#components/form/ErrorSummary.tsx';
import { Stack } from '#components/layout/boxes.ts';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { CardStep } from './card/CardStep.tsx';
import { describeAnswers } from './form/answers.ts';
import { findNextStep, findUnavailable, type StepName, stepOfPath } from './form/checkoutFaults.ts';
import { focusField } from './form/fieldId.ts';
import { PayStep } from './PayStep.tsx';
import { StepCard } from './StepCard.tsx';
import type { Checkout } from './submit/useCheckout.ts';
import { WhenStep } from './when/WhenStep.tsx';
import { usePickupStores } from './where/PickupStores.tsx';
import { WhereStep } from './where/WhereStep.tsx';

/** A step's button names the step that it opens. */
const buttonLabels: Readonly<Record<StepName, string>> = {
  where: 'Say where it goes',
  when: 'Choose a day',
  card: 'Write the card',
  pay: 'Go to payment',
};

interface CheckoutStepsProps {
  checkout: Checkout;
  isGuest: boolean;
}

/** The four steps; errors are above them and beside their field. */
export function CheckoutSteps({ checkout, isGuest }: CheckoutStepsProps) {
  const { cart, form, days, totals } = checkout.view;
  const { openStep, open, errors, attempt, faults, notice, phase, leaveStep, place } = checkout;
  const { companyId } = cart;
  const stores = usePickupStores(form.isPickup ? companyId : null, form.place);
  const answers = describeAnswers(form, stores.data?.data.find(({ id }) => id === form.pickupStore)?.name);
  const isLooking = form.day !== null && days.isAsked && !days.days;
  // A day chosen in the shop is said before its time is chosen.
  const hasDay = days.days?.some(({ day, available }) => available && day === form.day);
  const stepProps = (name: StepName) => {
    const isDone = name !== 'pay' && !isLooking && !faults.some(({ path }) => stepOfPath(path) === name);
    return {
      isOpen: openStep === name,
      isDone,
      answer: isDone || (name === 'when' && hasDay) ? answers[name] : '',
      onOpen: () => open(name),
      takesFocus: errors.length === 0,
    };
  };
  const toStepProps = (name: StepName) => ({
    companyId,
    form,
    errorOf: (path: string) => errors.find((error) => error.path === path)?.message,
    onDone: () => leaveStep(name),
    next: buttonLabels[findNextStep(name, faults, form)],
  });
  // Already shown above after a submit.
  const gone = errors.length > 0 ? [] : findUnavailable(cart.lines);
  return (
    <Stack>
      <CheckoutNotice lines={notice} />
      <ErrorSummary errors={errors} attempt={attempt} onSelect={focusField} />
      <StepCard number={1} title="Where" {...stepProps('where')}>
        <WhereStep {...toStepProps('where')} />
      </StepCard>
      <StepCard number={2} title="When" {...stepProps('when')}>
        <WhenStep {...toStepProps('when')} days={days} onWhere={() => open('where')} />
      </StepCard>
      <StepCard number={3} title="Card message and contact" {...stepProps('card')}>
        <CardStep {...toStepProps('card')} />
      </StepCard>
      <StepCard number={4} title="Pay" {...stepProps('pay')}>
        <PayStep
          totals={totals}
          phase={phase}
          isGuest={isGuest}
          gone={gone}
          substitution={form.substitution}
          onPlace={place}
        />
      </StepCard>
    </Stack>
  );
}

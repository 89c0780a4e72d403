import type { FieldError } from '@bloomkin/shared/errors.ts';
import { useEffect } from 'react';
import { changeDraft, checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { isStepName, type StepName, stepNames, stepOfPath } from '#features/checkout/form/checkoutFaults.ts';
import { useStore } from '#storage/createStore.ts';
import type { CheckoutView, Phase } from './checkoutView.ts';

/** The step of the day stays open until the days have loaded and the chosen one can be checked. */
function firstOpenStep(faults: readonly FieldError[], isWaitingForDays: boolean): StepName {
  const steps = faults.map(({ path }) => stepOfPath(path));
  if (isWaitingForDays) steps.push('when');
  return stepNames.find((step) => steps.includes(step)) ?? 'pay';
}

export function useOpenStep(
  { cart, days }: CheckoutView,
  faults: readonly FieldError[],
  phase: Phase,
): StepName {
  const stored = useStore(checkoutDraft)?.openStep;
  const isWaitingForDays = days.isAsked && !days.days && !days.failure;
  const wanted = isStepName(stored) ? stored : firstOpenStep(faults, isWaitingForDays);
  const openStep = phase === 'leaving' ? 'pay' : wanted;
  const isStored = stored === openStep;
  const hasLines = cart.lines.length > 0;
  useEffect(() => {
    // Once known, the step stays open while it is typed in, and over a reload.
    const isProvisional = isWaitingForDays && openStep === 'when';
    if (phase === 'ready' && hasLines && !isProvisional && !isStored) changeDraft({ openStep });
  }, [phase, hasLines, isWaitingForDays, isStored, openStep]);
  return openStep;
}

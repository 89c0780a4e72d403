import type { FieldError } from '@bloomkin/shared/errors.ts';
import { useEffect, useRef, useState } from 'react';
import { notifyError } from '#components/notifyError.ts';
import { codeFault } from '#features/cart/cartActions.ts';
import { changeDraft } from '#features/cart/checkoutDraft.ts';
import {
  findFaults,
  findNextStep,
  type StepName,
  stepOfPath,
} from '#features/checkout/form/checkoutFaults.ts';
import { readCheckoutForm } from '#features/checkout/form/useCheckoutForm.ts';
import { sessionStore } from '#session/session.ts';
import type { CheckoutView, Phase } from './checkoutView.ts';
import { saveCart } from './saveCart.ts';
import { useFieldErrors } from './useFieldErrors.ts';
import { useOpenStep } from './useOpenStep.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

/** What was ordered stays visible until the navigation, because a fresh cart replaces it. */
function useShownView(current: CheckoutView) {
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  const [ordered, setOrdered] = useState<CheckoutView>();
  return {
    view: ordered ?? current,
    isOrdered: ordered !== undefined,
    setOrdered: () => setOrdered(latest.current),
  };
}

export function useCheckout(current: CheckoutView) {
  const { view, isOrdered, setOrdered } = useShownView(current);
  const { cart, form, days } = view;
  const faults = findFaults(form, days.days, cart.lines);
  const { errors, attempt, setErrors } = useFieldErrors(faults);
  const [notice, setNotice] = useState<readonly string[]>([]);
  const [phase, setPhase] = useState<Phase>('ready');
  const openStep = useOpenStep(view, faults, phase);

  const open = (step: StepName) => {
    if (!isOrdered) changeDraft({ openStep: step });
  };
  const reject = (wrong: readonly FieldError[], by: 'client' | 'server') => {
    setErrors(wrong, by);
    codeFault.write(wrong.find(({ path }) => path === 'discount_code')?.message);
    const [first] = wrong;
    if (first) open(stepOfPath(first.path));
  };
  const placeOrder = usePlaceOrder({
    view,
    setPhase,
    setNotice,
    onRejected: (wrong) => reject(wrong, 'server'),
    onOrdered: setOrdered,
  });

  function leaveStep(step: StepName) {
    const values = readCheckoutForm();
    const remaining = findFaults(values, days.days, cart.lines);
    const wrong = remaining.filter(({ path }) => stepOfPath(path) === step);
    setNotice([]);
    setErrors(wrong);
    if (wrong.length > 0) return;
    open(findNextStep(step, remaining, form));
    if (sessionStore.read().status === 'signedIn') saveCart(values).catch(notifyError);
  }

  function place() {
    setNotice([]);
    setErrors([]);
    if (faults.length > 0) return reject(faults, 'client');
    placeOrder();
  }

  return { view, openStep, open, errors, attempt, notice, phase, faults, leaveStep, place };
}

export type Checkout = ReturnType<typeof useCheckout>;

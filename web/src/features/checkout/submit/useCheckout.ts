import type { FieldError } from '@bloomkin/shared/errors.ts';
import { useEffect, useRef, useState } from 'react';
import { notifyError } from '#components/notifyError.ts';
import { codeFault } from '#features/cart/cartActions.ts';
import { isMerging } from '#features/cart/serverCart.ts';
import { findFaults } from '#features/checkout/form/checkoutFaults.ts';
import { toOrderInput } from '#features/checkout/form/orderInput.ts';
import { readCheckoutForm } from '#features/checkout/form/useCheckoutForm.ts';
import { inlineCode, toCodeFault } from '#features/checkout/you/inlineCode.ts';
import { useSession } from '#session/useSession.ts';
import { useStore } from '#storage/createStore.ts';
import type { CheckoutView, Phase } from './checkoutView.ts';
import { saveCart } from './saveCart.ts';
import { useFieldErrors } from './useFieldErrors.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

/** After typing has paused. */
const saveAfterMs = 600;

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

/** The form as the account's cart has it, so that other browsers and the florist's figures follow. */
function useSavedForm({ form }: CheckoutView, isReady: boolean) {
  const { status } = useSession();
  const isSignedIn = status === 'signedIn';
  const input = JSON.stringify(toOrderInput(form));
  const saved = useRef(input);
  useEffect(() => {
    if (!isSignedIn || !isReady || saved.current === input) return;
    const timer = setTimeout(() => {
      saved.current = input;
      saveCart(readCheckoutForm()).catch(notifyError);
    }, saveAfterMs);
    return () => clearTimeout(timer);
  }, [isSignedIn, isReady, input]);
}

export function useCheckout(current: CheckoutView) {
  const { view, isOrdered, setOrdered } = useShownView(current);
  const { cart, form, days } = view;
  const { status } = useSession();
  const waiting = useStore(inlineCode);
  const isMoving = useStore(isMerging);
  const faults = [
    ...findFaults(form, days.days, cart.lines),
    ...(status === 'guest' && waiting ? [toCodeFault(waiting)] : []),
  ];
  const { errors, attempt, setErrors } = useFieldErrors(faults);
  const [notice, setNotice] = useState<readonly string[]>([]);
  const [phase, setPhase] = useState<Phase>('ready');
  useSavedForm(view, phase === 'ready' && !isOrdered);

  const reject = (wrong: readonly FieldError[], by: 'client' | 'server') => {
    setErrors(wrong, by);
    codeFault.write(wrong.find(({ path }) => path === 'discount_code')?.message);
  };
  const { placeOrder, checkAfterSignIn } = usePlaceOrder({
    view,
    setPhase,
    setNotice,
    onRejected: (wrong) => reject(wrong, 'server'),
    onOrdered: setOrdered,
  });

  function place() {
    setNotice([]);
    setErrors([]);
    if (faults.length > 0) return reject(faults, 'client');
    placeOrder();
  }

  // A cart that is not whole yet cannot be ordered.
  const shownPhase: Phase = isMoving && phase === 'ready' ? 'checking' : phase;
  return { view, errors, attempt, notice, phase: shownPhase, faults, place, onSignedIn: checkAfterSignIn };
}

export type Checkout = ReturnType<typeof useCheckout>;

import type { FieldError } from '@bloomkin/shared/errors.ts';
import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { messageOfError } from '#errors/apiError.ts';
import { sessionStore } from '#session/session.ts';
import { useStore } from '#storage/createStore.ts';
import { changeDraft, checkoutDraft, keepContactOnly } from '../cart/checkoutDraft.ts';
import { loadServerCart } from '../cart/serverCart.ts';
import type { UsedCart } from '../cart/useCart.ts';
import { loadCardPage } from '../orders/loadCardPage.ts';
import { openSignIn } from '../signIn/signInPanel.ts';
import { findFaults, isStepName, linePath, type StepName, stepNames, stepOfPath } from './checkoutFaults.ts';
import type { CheckoutValues } from './checkoutForm.ts';
import { describeChanges } from './describeChanges.ts';
import { saveCart } from './saveCart.ts';
import { type Submitted, submitOrder } from './submitOrder.ts';
import type { Totals } from './totals.ts';
import { readCheckoutForm } from './useCheckoutForm.ts';
import type { Days } from './useDays.ts';
import { useOrderedElsewhere } from './useOrderedElsewhere.ts';

/** `asking`: no response, the outcome is being looked up. */
export type Phase = 'ready' | 'placing' | 'asking' | 'leaving';

export interface CheckoutView {
  cart: UsedCart;
  form: CheckoutValues;
  days: Days;
  totals: Totals;
}

interface Said {
  errors: readonly FieldError[];
  by: 'us' | 'server';
}
const nothing: Said = { errors: [], by: 'us' };

/** Whether a chosen day is offered is known only with the days: until then that step is open. */
function firstOpenStep(faults: readonly FieldError[], isWaitingForDays: boolean): StepName {
  const steps = faults.map(({ path }) => stepOfPath(path));
  if (isWaitingForDays) steps.push('when');
  return stepNames.find((step) => steps.includes(step)) ?? 'pay';
}

export function useCheckout(present: CheckoutView) {
  const latest = useRef(present);
  useEffect(() => {
    latest.current = present;
  });
  /** Stays visible until the navigation, because a fresh cart replaces it. */
  const [ordered, setOrdered] = useState<CheckoutView>();
  const view = ordered ?? present;
  const { cart, form, days, totals } = view;
  const navigate = useNavigate();
  const kept = useStore(checkoutDraft)?.openStep;
  const [said, setSaid] = useState<Said>(nothing);
  /** One sentence each. */
  const [notice, setNotice] = useState<readonly string[]>([]);
  const [phase, setPhase] = useState<Phase>('ready');
  const atWork = useRef(false);
  const faults = findFaults(form, days.days, cart.lines);
  const isWaitingForDays = days.isAsked && !days.days && !days.failure;
  const known = isStepName(kept) ? kept : firstOpenStep(faults, isWaitingForDays);
  const openStep: StepName = phase === 'leaving' ? 'pay' : known;
  const isKept = kept === openStep;
  useEffect(() => {
    // Once known, the step stays open while it is typed in, and over a reload.
    const isProvisional = isWaitingForDays && openStep === 'when';
    if (phase === 'ready' && cart.lines.length > 0 && !isProvisional && !isKept) changeDraft({ openStep });
  }, [phase, cart.lines.length, isWaitingForDays, isKept, openStep]);

  useOrderedElsewhere((orderId) => {
    if (atWork.current) return;
    void notify({ tone: 'success', message: 'You placed this order in another tab. Here it is.' });
    navigate(paths.order(orderId), { replace: true });
  });

  const setErrors = (errors: readonly FieldError[], by: Said['by'] = 'us') => setSaid({ errors, by });
  // Client errors clear when fixed; server errors stay until the next attempt, except for removed lines.
  const errors = said.errors.filter(
    ({ path }) =>
      (said.by === 'server' && !path.startsWith(linePath(''))) ||
      faults.some((present) => present.path === path),
  );
  const open = (step: StepName) => {
    if (!ordered) changeDraft({ openStep: step });
  };
  const refuse = (wrong: readonly FieldError[], by: Said['by']) => {
    setErrors(wrong, by);
    const [first] = wrong;
    if (first) open(stepOfPath(first.path));
  };

  function leaveStep(step: StepName) {
    const now = readCheckoutForm();
    const present = findFaults(now, days.days, cart.lines);
    const wrong = present.filter(({ path }) => stepOfPath(path) === step);
    setNotice([]);
    setErrors(wrong);
    if (wrong.length > 0) return;
    // A buyer with known contacts may still write a card.
    const toWrite = step === 'when' && now.cardMessage === '' ? 'card' : 'pay';
    open(present[0] ? stepOfPath(present[0].path) : toWrite);
    if (sessionStore.read().status === 'signedIn') saveCart(now).catch(notifyError);
  }

  function place() {
    setNotice([]);
    setErrors([]);
    if (faults.length > 0) return refuse(faults, 'us');
    if (sessionStore.read().status === 'signedIn') return void once(() => send(totals.total));
    openSignIn({
      reason: getMessage('AUTH.CHECKOUT_REQUIRED'),
      onSignedIn: () => void once(() => sendIfSame(cart.companyId, totals.total)),
    });
  }

  async function once(work: () => Promise<void>): Promise<void> {
    if (atWork.current) return;
    atWork.current = true;
    setPhase('placing');
    try {
      await work();
    } catch (error) {
      setNotice([messageOfError(error)]);
      setPhase('ready');
    } finally {
      atWork.current = false;
    }
  }

  /** Continues after sign-in only for the same cart and total. */
  async function sendIfSame(companyId: string | null, agreed: number) {
    const mine = await saveCart(readCheckoutForm());
    const isSameFlorist = mine.cartCompanyId === companyId;
    if (isSameFlorist && mine.total === agreed) return send(agreed);
    setPhase('ready');
    const change = isSameFlorist
      ? `The total is now ${formatDollars(mine.total)}; it was ${formatDollars(agreed)} before you signed in.`
      : 'This is the cart that you had before.';
    setNotice([`${change} Please check your order, then place it.`]);
  }

  async function send(expectedTotal: number) {
    const onAsking = () => setPhase('asking');
    const submitted = await submitOrder({ form: readCheckoutForm(), expectedTotal, onAsking });
    if (submitted.kind === 'ordered') return leave(submitted.order.id);
    setPhase('ready');
    sayWhy(submitted);
  }

  function sayWhy(submitted: Exclude<Submitted, { kind: 'ordered' }>) {
    days.refresh();
    if (submitted.kind === 'wrong') return refuse(submitted.errors, 'server');
    if (submitted.kind === 'failed') return setNotice([submitted.words]);
    const { before, after } = submitted;
    setNotice([
      'Something changed while you were here, so we have not placed your order yet.',
      ...describeChanges(before, after),
      `Please check the new total of ${formatDollars(after.total)}, then place your order.`,
    ]);
  }

  async function leave(orderId: string): Promise<void> {
    setPhase('leaving');
    setOrdered(latest.current);
    keepContactOnly();
    const cardPage = loadCardPage(orderId).catch(notifyError);
    const freshCart = loadServerCart().catch(notifyError);
    const [url] = await Promise.all([cardPage, freshCart]);
    // Back from the card page returns to the order, not to an empty checkout.
    navigate(paths.order(orderId), { replace: true });
    if (url) location.assign(url);
  }

  return { view, openStep, open, errors, said, notice, phase, faults, leaveStep, place };
}

export type Checkout = ReturnType<typeof useCheckout>;

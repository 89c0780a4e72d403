import type { FieldError } from '@bloomkin/shared/errors.ts';
import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { messageOfError } from '#errors/apiError.ts';
import { checkoutDraft, keepContactOnly } from '#features/cart/checkoutDraft.ts';
import { loadServerCart } from '#features/cart/serverCart.ts';
import { readCheckoutForm } from '#features/checkout/form/useCheckoutForm.ts';
import { loadCardPage } from '#features/orders/loadCardPage.ts';
import { openSignIn } from '#features/signIn/signInPanel.ts';
import { loadInBackground } from '#http/loadInBackground.ts';
import { onceOnline } from '#http/onceOnline.ts';
import { sessionStore } from '#session/session.ts';
import type { CheckoutView, Phase } from './checkoutView.ts';
import { prepareCart, type Refusal } from './prepareCart.ts';
import type { Submitted } from './submitOrder.ts';
import { useOrderedElsewhere } from './useOrderedElsewhere.ts';

/** After the steps are on the screen, long before it is needed. */
const loadSubmitOrder = onceOnline(() => import('./submitOrder.ts'));

interface PlacingOptions {
  view: CheckoutView;
  setPhase: (phase: Phase) => void;
  setNotice: (sentences: readonly string[]) => void;
  onRejected: (errors: readonly FieldError[]) => void;
  onOrdered: () => void;
}

/** Signs in where needed, submits once at a time, explains changes, and leads to the card page. */
export function usePlaceOrder(options: PlacingOptions) {
  const { setPhase, setNotice } = options;
  const { submit, submitIfUnchanged, isUnchanged } = useSubmission(options);
  const isPlacing = useRef(false);
  const navigate = useNavigate();

  useEffect(() => {
    void loadInBackground(loadSubmitOrder);
  }, []);

  useOrderedElsewhere((orderId) => {
    if (isPlacing.current) return;
    void notify({ tone: 'success', message: 'You placed this order in another tab. Here it is.' });
    navigate(paths.order(orderId), { replace: true });
  });

  async function once(work: () => Promise<void>, phase: Phase = 'placing'): Promise<void> {
    if (isPlacing.current) return;
    isPlacing.current = true;
    setPhase(phase);
    try {
      await work();
    } catch (error) {
      setNotice([messageOfError(error)]);
      setPhase('ready');
    } finally {
      isPlacing.current = false;
    }
  }

  const placeOrder = () => {
    const hasCode = Boolean(checkoutDraft.read()?.code?.trim());
    if (sessionStore.read().status === 'signedIn') return void once(hasCode ? submitIfUnchanged : submit);
    openSignIn({
      reason: getMessage('AUTH.CHECKOUT_REQUIRED'),
      contact: readCheckoutForm(),
      onSignedIn: () => void once(submitIfUnchanged),
    });
  };
  const checkAfterSignIn = async () => {
    if (await isUnchanged()) setPhase('ready');
  };
  return { placeOrder, checkAfterSignIn: () => void once(checkAfterSignIn, 'checking') };
}

function useSubmission({ view, setPhase, setNotice, onRejected, onOrdered }: PlacingOptions) {
  const { cart, days, totals } = view;
  const navigate = useNavigate();

  /** After a sign-in and with a code that was typed and not used: what has changed is said before anything is ordered. */
  async function isUnchanged(): Promise<boolean> {
    const refusal = await prepareCart({ cart, totals });
    if (!refusal) return true;
    setPhase('ready');
    explain(refusal);
    return false;
  }

  async function submitIfUnchanged(): Promise<void> {
    if (await isUnchanged()) await submit();
  }

  async function submit(): Promise<void> {
    const onAsking = () => setPhase('asking');
    const { submitOrder } = await loadSubmitOrder();
    const submitted = await submitOrder({ form: readCheckoutForm(), shown: view, onAsking });
    if (submitted.kind === 'ordered') return leave(submitted.order.id);
    setPhase('ready');
    days.refresh();
    explain(submitted);
  }

  function explain(submitted: Exclude<Submitted, { kind: 'ordered' }> | Refusal) {
    if (submitted.kind === 'failed') return setNotice([submitted.message]);
    if ('notice' in submitted) setNotice(submitted.notice);
    if (submitted.kind === 'wrong') onRejected(submitted.errors);
  }

  async function leave(orderId: string): Promise<void> {
    setPhase('leaving');
    onOrdered();
    keepContactOnly();
    const cardPage = loadCardPage(orderId).catch(notifyError);
    const freshCart = loadServerCart().catch(notifyError);
    const [url] = await Promise.all([cardPage, freshCart]);
    // Back from the card page returns to the order, not to an empty checkout.
    navigate(paths.order(orderId), { replace: true });
    if (url) location.assign(url);
  }

  return { submit, submitIfUnchanged, isUnchanged };
}

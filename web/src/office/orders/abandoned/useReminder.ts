import { remindOfCart } from '@bloomkin/shared/routes/cart.ts';
import { getAbandonedSummary, listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useRef, useState } from 'react';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';

/** An e-mail cannot be taken back, so it leaves a moment later. */
export const undoMs = 6000;

interface Reminding {
  step: 'idle' | 'waiting' | 'sending';
  begin: () => void;
  undo: () => void;
}

/** Sends one reminder per cart, also when the user navigates away. */
export function useReminder({ cart_hash: id }: Order): Reminding {
  const remind = useMutation(remindOfCart, { invalidates: [listOrders, getAbandonedSummary] });
  const [step, setStep] = useState<Reminding['step']>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = async () => {
    setStep('sending');
    try {
      await remind({ params: { id } });
      void notify({ tone: 'success', message: 'The reminder is on its way' });
    } catch (error) {
      notifyError(error);
    }
    setStep('idle');
  };
  return {
    step,
    begin() {
      if (step !== 'idle') return;
      setStep('waiting');
      timer.current = setTimeout(() => void send(), undoMs);
    },
    undo() {
      clearTimeout(timer.current);
      setStep('idle');
    },
  };
}

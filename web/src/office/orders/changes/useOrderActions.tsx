import { paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { ReactNode } from 'react';
import { notify } from '#components/feedback/notify.ts';
import { type Ask, useConfirm } from '#office/kit/useConfirm.tsx';
import { statusLabel } from '#office/orders/statusTones.ts';
import { askCancel } from './askCancel.ts';
import { findEarly, type Step, stepChange, undoChange } from './nextStep.ts';
import { stepQuestion } from './stepQuestion.ts';
import { type ChangeOrder, useOrderChange } from './useOrderChange.ts';
import { waitingQuestion } from './waiting.ts';

export type SettablePayment = 'paid' | 'not_paid';

export interface OrderActions {
  /** Confirms the last step. */
  takeStep: (order: Order, step: Step) => Promise<void>;
  cancel: (order: Order) => Promise<void>;
  setPayment: (order: Order, payment: SettablePayment) => Promise<void>;
  change: ChangeOrder;
  /** Disables the order's buttons. */
  isChanging: (order: Order) => boolean;
  ask: Ask;
  /** Render it on the page. */
  dialog: ReactNode;
}

export function useOrderActions(): OrderActions {
  const { change, isChanging } = useOrderChange();
  const { ask, dialog } = useConfirm();
  return {
    change,
    isChanging,
    ask,
    dialog,
    async takeStep(order, step) {
      const early = findEarly(step, [order], new Date());
      const question = stepQuestion(step, [order], early);
      if (question && !(await ask(question))) return;
      const waiting = waitingQuestion([order]);
      if (waiting && !(await ask(waiting))) return;
      const saved = await change(order, { ...stepChange(step), ...(early.length > 0 && { early: true }) });
      if (!saved) return;
      const undo = undoChange(step, order);
      void notify({
        tone: 'success',
        message: `Order #${saved.number}: ${statusLabel(saved)}`,
        ...(undo && { action: { label: 'Undo', run: () => void change(saved, undo) } }),
      });
    },
    async cancel(order) {
      const cancel = await askCancel(ask, [order], {
        title: `Cancel order #${order.number}?`,
        text: `${order.fio} is told about it. A canceled order cannot be opened again.`,
        confirm: 'Cancel the order',
        keep: 'Keep it',
      });
      if (cancel && (await change(order, cancel))) notifySuccess(`Order #${order.number} is canceled`);
    },
    async setPayment(order, payment) {
      const saved = await change(order, { payment_status: payment });
      if (!saved) return;
      const before: SettablePayment = payment === 'paid' ? 'not_paid' : 'paid';
      void notify({
        tone: 'success',
        message: `Order #${saved.number}: ${paymentStatusLabels[payment]}`,
        action: { label: 'Undo', run: () => void change(saved, { payment_status: before }) },
      });
    },
  };
}

const notifySuccess = (message: string) => void notify({ tone: 'success', message });

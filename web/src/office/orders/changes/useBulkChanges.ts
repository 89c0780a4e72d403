import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { notify } from '#components/feedback/notify.ts';
import type { Selection } from '#components/list/useSelection.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { useBulk } from '#office/kit/list/useBulk.ts';
import type { Ask } from '#office/kit/useConfirm.tsx';
import { type OrderChange, sendOrderChange } from '#office/orders/orderCalls.ts';
import { statusLabel } from '#office/orders/statusTones.ts';
import { askCancel } from './askCancel.ts';
import { findEarly, type Step, stepChange, undoChange } from './nextStep.ts';
import { stepQuestion } from './stepQuestion.ts';
import { waitingQuestion } from './waiting.ts';

/** Changed orders leave the selection. */
export function useBulkChanges(selection: Selection<Order>, ask: Ask) {
  const { send, progress } = useSend();

  const takeStep = async (step: Step, taking: readonly Order[]) => {
    const early = findEarly(step, taking, new Date());
    for (const question of [stepQuestion(step, taking, early), waitingQuestion(taking)])
      if (question && !(await ask(question))) return;
    const change = { ...stepChange(step), ...(early.length > 0 && { early: true }) };
    const result = await send(step.label, taking, change);
    const [saved] = result.saved;
    finish(result, saved ? statusLabel(saved) : step.label, () => void takeBack(step, taking, result.saved));
  };
  /** Each to the status it had. */
  const takeBack = async (step: Step, before: readonly Order[], saved: readonly Order[]) => {
    const savedIds = new Set(saved.map(({ id }) => id));
    const changed = before.filter(({ id }) => savedIds.has(id));
    for (const [status, orders] of Map.groupBy(changed, (order) => order.status)) {
      const ids = new Set(orders.map(({ id }) => id));
      const undo = undoChange(step, { status });
      if (undo)
        await send(
          'Undo',
          saved.filter(({ id }) => ids.has(id)),
          undo,
        );
    }
  };
  const markPaid = async (unpaid: readonly Order[]) => {
    const result = await send('Mark paid', unpaid, { payment_status: 'paid' });
    finish(result, 'Marked paid', () => void send('Undo', result.saved, { payment_status: 'not_paid' }));
  };
  const cancel = async (cancelable: readonly Order[]) => {
    const change = await askCancel(ask, cancelable, {
      title: `Cancel ${pluralise(cancelable.length, 'order')}?`,
      text: 'The buyers are told. Canceled orders cannot be opened again.',
      confirm: 'Cancel them',
      keep: 'Keep them',
    });
    if (change) finish(await send('Cancel', cancelable, change), 'Canceled');
  };
  const finish = ({ saved }: { saved: readonly Order[] }, done: string, undo?: () => void) => {
    selection.set(saved, false);
    if (saved.length === 0) return;
    const action = undo && { action: { label: 'Undo', run: undo } };
    void notify({ tone: 'success', message: `${done}: ${pluralise(saved.length, 'order')}`, ...action });
  };
  return { progress, takeStep, markPaid, cancel };
}

function useSend() {
  const { run, progress } = useBulk<Order>(listOrders, ({ number }) => `#${number}`);
  const send = (label: string, orders: readonly Order[], change: OrderChange) =>
    run(label, orders, (order) => sendOrderChange(order, change));
  return { send, progress };
}

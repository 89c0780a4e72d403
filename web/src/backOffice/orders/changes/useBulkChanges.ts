import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Ask } from '#backOffice/useConfirm.tsx';
import { notify } from '#components/feedback/notify.ts';
import type { Selection } from '#components/list/useSelection.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { statusLabel } from '../statusTones.ts';
import { canUndo, isMovable, type Step } from './nextStep.ts';
import { refundMessage } from './refundMessage.ts';
import { useBulk } from './useBulk.ts';
import { waitingQuestion } from './waiting.ts';

/** Changed orders leave the selection. */
export function useBulkChanges(selection: Selection<Order>, ask: Ask) {
  const bulk = useBulk();

  const takeStep = async (step: Step, taking: readonly Order[]) => {
    const title = `${step.label}: ${pluralise(taking.length, 'order')}?`;
    const text = 'Completed orders cannot be opened again.';
    if (step.to === 'completed' && !(await ask({ title, text, confirm: step.label }))) return;
    const question = waitingQuestion(taking);
    if (question && !(await ask(question))) return;
    const result = await bulk.run(step.label, taking, { status: step.to });
    finish(
      result,
      statusLabel(step.to),
      canUndo(step) ? () => void takeBack(taking, result.saved) : undefined,
    );
  };
  /** Each to the status it had. */
  const takeBack = async (before: readonly Order[], saved: readonly Order[]) => {
    const statusById = new Map(before.map(({ id, status }) => [id, status]));
    for (const [status, orders] of Map.groupBy(saved, ({ id }) => statusById.get(id)))
      if (status && isMovable(status)) await bulk.run('Undo', orders, { status });
  };
  const markPaid = async (unpaid: readonly Order[]) => {
    const result = await bulk.run('Mark paid', unpaid, { payment_status: 'paid' });
    finish(result, 'Marked paid', () => void bulk.run('Undo', result.saved, { payment_status: 'not_paid' }));
  };
  const cancel = async (cancelable: readonly Order[]) => {
    const title = `Cancel ${pluralise(cancelable.length, 'order')}?`;
    const text = `The buyers are told. Canceled orders cannot be opened again.${refundMessage(cancelable)}`;
    if (!(await ask({ title, text, confirm: 'Cancel them', keep: 'Keep them', danger: true }))) return;
    finish(await bulk.run('Cancel', cancelable, { status: 'canceled' }), 'Canceled');
  };
  const finish = ({ saved }: { saved: readonly Order[] }, done: string, undo?: () => void) => {
    selection.set(saved, false);
    if (saved.length === 0) return;
    const action = undo && { action: { label: 'Undo', run: undo } };
    void notify({ tone: 'success', message: `${done}: ${pluralise(saved.length, 'order')}`, ...action });
  };
  return { progress: bulk.progress, takeStep, markPaid, cancel };
}

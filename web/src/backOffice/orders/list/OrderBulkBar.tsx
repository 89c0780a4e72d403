import { paths } from '@bloomkin/shared/pages.ts';
import { canMarkPaid } from '@bloomkin/shared/rules/cardPayment.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Ask } from '#backOffice/useConfirm.tsx';
import { notify } from '#components/feedback/notify.ts';
import { BulkBar } from '#components/list/BulkBar.tsx';
import type { Selection } from '#components/list/useSelection.ts';
import {
  canUndo,
  findAcceptStep,
  findNextStep,
  isMovable,
  mayCancel,
  type Step,
} from '../changes/nextStep.ts';
import { refundMessage } from '../changes/refundMessage.ts';
import { useBulk } from '../changes/useBulk.ts';
import { waitingQuestion } from '../changes/waiting.ts';
import { statusLabel } from '../statusTones.ts';
import { focusRow, isFocusLost } from './focusRow.ts';

/** Next steps of the selected orders, with the orders each applies to; accepting is last. */
export function groupBySteps(orders: readonly Order[]): { step: Step; orders: Order[] }[] {
  const steps = new Map<string, { step: Step; orders: Order[] }>();
  const taken = [findNextStep, findAcceptStep].flatMap((find) =>
    orders.map((order) => ({ order, step: find(order) })),
  );
  for (const { order, step } of taken) {
    if (!step) continue;
    const known = steps.get(step.label) ?? { step, orders: [] };
    steps.set(step.label, { step, orders: [...known.orders, order] });
  }
  return [...steps.values()];
}

/** When the bar closes with the focus in it, the first chosen row's place gets the focus. */
function useRowAfterBar(isOpen: boolean, firstIndex: number | undefined): void {
  const wasOpen = useRef(false);
  const index = useRef(0);
  useEffect(() => {
    if (firstIndex !== undefined) index.current = firstIndex;
    if (wasOpen.current && !isOpen && isFocusLost()) focusRow(index.current);
    wasOpen.current = isOpen;
  }, [isOpen, firstIndex]);
}

const ordersWord = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

interface OrderBulkBarProps {
  /** The orders on the page. */
  shown: readonly Order[];
  selection: Selection<Order>;
  ask: Ask;
  onPrint: (orders: readonly Order[]) => void;
  printSheet: (orders: readonly Order[]) => void;
}

export function OrderBulkBar({ shown, selection, ask, onPrint, printSheet }: OrderBulkBarProps) {
  const bulk = useBulk();
  const navigate = useNavigate();
  const { items: orders } = selection;
  const isOpen = orders.length > 0 || bulk.progress !== undefined;
  useRowAfterBar(isOpen, orders[0] && shown.indexOf(orders[0]));
  const steps = groupBySteps(orders);
  const unpaid = orders.filter(canMarkPaid);
  const cancelable = orders.filter(mayCancel);

  const takeStep = async (step: Step, taking: readonly Order[]) => {
    const title = `${step.label}: ${ordersWord(taking.length)}?`;
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
    const statusOf = new Map(before.map(({ id, status }) => [id, status]));
    for (const [status, orders] of Map.groupBy(saved, ({ id }) => statusOf.get(id)))
      if (status && isMovable(status)) await bulk.run('Undo', orders, { status });
  };
  const markPaid = async () => {
    const result = await bulk.run('Mark paid', unpaid, { payment_status: 'paid' });
    finish(result, 'Marked paid', () => void bulk.run('Undo', result.saved, { payment_status: 'not_paid' }));
  };
  const cancel = async () => {
    const title = `Cancel ${ordersWord(cancelable.length)}?`;
    const text = `The buyers are told. Canceled orders cannot be opened again.${refundMessage(cancelable)}`;
    if (!(await ask({ title, text, confirm: 'Cancel them', keep: 'Keep them', danger: true }))) return;
    finish(await bulk.run('Cancel', cancelable, { status: 'canceled' }), 'Canceled');
  };
  const finish = ({ saved }: { saved: readonly Order[] }, done: string, undo?: () => void) => {
    selection.set(saved, false);
    if (saved.length === 0) return;
    const action = undo && { action: { label: 'Undo', run: undo } };
    void notify({ tone: 'success', message: `${done}: ${ordersWord(saved.length)}`, ...action });
  };

  const actions = [
    ...steps.map(({ step, orders: taking }) => ({
      label: step.label,
      count: taking.length,
      run: () => takeStep(step, taking),
    })),
    {
      label: 'Print cards',
      run: () => navigate(paths.orderCards({ ids: orders.map(({ id }) => id).join() })),
    },
    { label: 'Print run sheet', run: () => onPrint(orders) },
    { label: 'Print order sheets', run: () => printSheet(orders) },
    ...(unpaid.length > 0 ? [{ label: 'Mark paid', count: unpaid.length, run: markPaid }] : []),
    ...(cancelable.length > 0 ? [{ label: 'Cancel', count: cancelable.length, run: cancel }] : []),
  ];
  return (
    <BulkBar count={orders.length} actions={actions} onClear={selection.clear} progress={bulk.progress} />
  );
}

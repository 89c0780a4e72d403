import { paths } from '@bloomkin/shared/pages.ts';
import { canMarkPaid } from '@bloomkin/shared/rules/cardPayment.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { BulkBar } from '#components/list/BulkBar.tsx';
import type { Selection } from '#components/list/useSelection.ts';
import { focusRow, isFocusLost } from '#office/kit/focusRow.ts';
import type { Ask } from '#office/kit/useConfirm.tsx';
import { findAcceptStep, findNextStep, mayCancel, type Step } from '#office/orders/changes/nextStep.ts';
import { useBulkChanges } from '#office/orders/changes/useBulkChanges.ts';

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

interface OrderBulkBarProps {
  /** The orders on the page. */
  shown: readonly Order[];
  selection: Selection<Order>;
  ask: Ask;
  onPrint: (orders: readonly Order[]) => void;
  printSheet: (orders: readonly Order[]) => void;
}

export function OrderBulkBar({ shown, selection, ask, onPrint, printSheet }: OrderBulkBarProps) {
  const { progress, takeStep, markPaid, cancel } = useBulkChanges(selection, ask);
  const navigate = useNavigate();
  const { items: orders } = selection;
  const isOpen = orders.length > 0 || progress !== undefined;
  useRowAfterBar(isOpen, orders[0] && shown.indexOf(orders[0]));
  const steps = groupBySteps(orders);
  const unpaid = orders.filter(canMarkPaid);
  const cancelable = orders.filter(mayCancel);
  const actions = [
    ...steps.map(({ step, orders: taking }) => ({
      label: step.label,
      count: taking.length,
      changes: true,
      run: () => takeStep(step, taking),
    })),
    {
      label: 'Print cards',
      run: () => navigate(paths.orderCards({ ids: orders.map(({ id }) => id).join() })),
    },
    { label: 'Print run sheet', run: () => onPrint(orders) },
    { label: 'Print order sheets', run: () => printSheet(orders) },
    ...(unpaid.length > 0
      ? [{ label: 'Mark paid', changes: true, count: unpaid.length, run: () => markPaid(unpaid) }]
      : []),
    ...(cancelable.length > 0
      ? [{ label: 'Cancel', count: cancelable.length, run: () => cancel(cancelable) }]
      : []),
  ];
  return <BulkBar count={orders.length} actions={actions} onClear={selection.clear} progress={progress} />;
}

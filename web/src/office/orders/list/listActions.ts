import { paths } from '@bloomkin/shared/pages.ts';
import { canMarkPaid, isPaidByCard } from '@bloomkin/shared/rules/cardPayment.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { MenuItem } from '#components/overlay/Menu.tsx';
import { findAcceptStep, findNextStep, findUndoStep, mayCancel } from '#office/orders/changes/nextStep.ts';
import type { OrderActions } from '#office/orders/changes/useOrderActions.tsx';
import { isLeftOut } from './makeList.ts';

interface ListActions extends Pick<OrderActions, 'takeStep' | 'setPayment' | 'cancel'> {
  printSheet: (orders: readonly Order[]) => void;
}

/** Fills the menu of an order's row or card. */
export function listActions(order: Order, actions: ListActions): MenuItem[] {
  const now = new Date();
  const steps = [findAcceptStep(order), findNextStep(order), findUndoStep(order, now)].filter(
    (step) => step !== undefined,
  );
  return [
    { label: 'Open the order', to: paths.orderView(order.id) },
    ...steps.map((step) => ({
      label: step.label,
      changes: true,
      onSelect: () => actions.takeStep(order, step),
    })),
    ...paymentActions(order, actions),
    ...(isLeftOut(order, now)
      ? []
      : [{ label: 'Print order sheet', onSelect: () => actions.printSheet([order]) }]),
    { label: `Call ${order.fio.split(' ')[0]}`, href: `tel:${order.phone}` },
    ...(mayCancel(order)
      ? [{ label: 'Cancel the order', danger: true, onSelect: () => actions.cancel(order) }]
      : []),
  ];
}

function paymentActions(order: Order, { setPayment }: ListActions): MenuItem[] {
  if (canMarkPaid(order))
    return [{ label: 'Mark paid', changes: true, onSelect: () => setPayment(order, 'paid') }];
  const isPaidByHand = order.payment_status === 'paid' && !isPaidByCard(order);
  return isPaidByHand
    ? [{ label: 'Mark not paid', changes: true, onSelect: () => setPayment(order, 'not_paid') }]
    : [];
}

import { paths } from '@bloomkin/shared/pages.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { MenuItem } from '#components/overlay/Menu.tsx';
import { findNextStep, mayCancel, type Step } from '../changes/nextStep.ts';
import type { OrderActions } from '../changes/useOrderActions.tsx';

/** The buyer is told; the work begins later. */
const accept: Step = { to: 'in_progress', label: 'Accept, make later' };

/** Of the menu of an order's row or card. */
export function listActions(order: Order, actions: OrderActions): MenuItem[] {
  const step = findNextStep(order);
  return [
    { label: 'Open the order', to: paths.orderView(order.id) },
    ...(order.status === 'new'
      ? [{ label: accept.label, onSelect: () => actions.takeStep(order, accept) }]
      : []),
    ...(step ? [{ label: step.label, onSelect: () => actions.takeStep(order, step) }] : []),
    { label: `Call ${order.fio.split(' ')[0]}`, href: `tel:${order.phone}` },
    ...(mayCancel(order)
      ? [{ label: 'Cancel the order', danger: true, onSelect: () => actions.cancel(order) }]
      : []),
  ];
}

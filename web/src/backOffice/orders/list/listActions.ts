import { paths } from '@bloomkin/shared/pages.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { MenuItem } from '#components/overlay/Menu.tsx';
import { findNextStep, mayCancel } from '../changes/nextStep.ts';
import type { OrderActions } from '../changes/useOrderActions.tsx';

/** Of the menu of an order's row or card. */
export function listActions(order: Order, actions: OrderActions): MenuItem[] {
  const step = findNextStep(order);
  return [
    { label: 'Open the order', to: paths.orderView(order.id) },
    ...(step ? [{ label: step.label, onSelect: () => actions.takeStep(order, step) }] : []),
    { label: `Call ${order.fio.split(' ')[0]}`, href: `tel:${order.phone}` },
    ...(mayCancel(order)
      ? [{ label: 'Cancel the order', danger: true, onSelect: () => actions.cancel(order) }]
      : []),
  ];
}

import { onItsWayLabel, orderStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { StatusTone } from '#components/feedback/StatusPill.tsx';
import { holdState } from '#features/orders/holdState.ts';

export const statusTones: Readonly<Record<Order['status'], StatusTone>> = {
  cart: 'neutral',
  abandoned_cart: 'neutral',
  new: 'info',
  in_progress: 'success',
  formation: 'brand',
  ready_to_ship: 'warning',
  completed: 'neutral',
  canceled: 'danger',
};

type Labelled = Pick<Order, 'status' | 'dispatched_at'> & { isPickup?: boolean };

/** Chips and messages say what happens to the flowers; tabs and filters keep `orderStatusLabels`. */
export function statusLabel({ status, dispatched_at, isPickup }: Labelled): string {
  const labels: Readonly<Record<Order['status'], string>> = {
    ...orderStatusLabels,
    cart: 'Cart',
    in_progress: 'Accepted',
    formation: 'Making',
    ready_to_ship: dispatched_at ? onItsWayLabel : 'Ready',
    completed: isPickup ? 'Picked up' : 'Delivered',
  };
  return labels[status];
}

export function orderLabel(order: Order, now: Date): string {
  const hold = holdState(order, now.getTime());
  if (hold === 'none') return statusLabel(order);
  return hold === 'held' ? 'Waiting for payment' : 'Not paid in time';
}

/** Explains trade terms to new users. */
export const statusHints: Partial<Record<Order['status'] | 'all', string>> = {
  new: 'Placed and not looked at yet. Accept it, or start making at once.',
  in_progress: 'Accepted: the buyer knows that you will make it. Not begun yet.',
  formation: 'Being made right now.',
  ready_to_ship: 'Made: waits for the courier or the buyer, or is on its way.',
};

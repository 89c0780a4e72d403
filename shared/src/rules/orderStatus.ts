import type { ErrorCode } from '../errors.ts';
import type { OrderStatus, PaymentStatus } from '../schemas/order.ts';
import { canEditOrder, type OrderParties, type Person } from './permissions.ts';

export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  abandoned_cart: 'Abandoned cart',
  new: 'New',
  in_progress: 'In progress',
  formation: 'Formation',
  ready_to_ship: 'Ready to ship',
  completed: 'Completed',
  canceled: 'Canceled',
};

export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  not_paid: 'Not paid',
  paid: 'Paid',
  refunded: 'Refunded',
};

/** In order; statuses may be skipped (docs/product-rules.md, "Status"). */
const way: readonly OrderStatus[] = ['new', 'in_progress', 'formation', 'ready_to_ship', 'completed'];

export const isOpen = (status: OrderStatus): boolean => way.includes(status) && status !== 'completed';

export const isFinal = (status: OrderStatus): boolean => status === 'completed' || status === 'canceled';

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  if (!isOpen(from)) return false;
  return to === 'canceled' || way.indexOf(to) > way.indexOf(from);
}

/** Undefined when the move is allowed, including to the same status. */
export function moveRefusal(
  from: OrderStatus,
  to: OrderStatus,
): Extract<ErrorCode, 'ORDER.STATUS.FINAL' | 'ORDER.STATUS.NOT_ALLOWED'> | undefined {
  if (from === to || canMove(from, to)) return undefined;
  return isFinal(from) ? 'ORDER.STATUS.FINAL' : 'ORDER.STATUS.NOT_ALLOWED';
}

/** One step back undoes a press on the wrong button (docs/product-rules.md, "Status"). */
export const undoMinutes = 10;

interface Move {
  from: OrderStatus;
  to: OrderStatus;
  at: Date;
}

export function canUndoMove({ from, to, at }: Move, back: OrderStatus, now: Date): boolean {
  const isRecent = now.getTime() - at.getTime() <= undoMinutes * 60_000;
  return isRecent && back === from && canMove(from, to) && !isFinal(to);
}

/** Buyers may while the order is new; its florist and admins until it is final. */
export function canCancel(
  order: OrderParties & { status: OrderStatus },
  caller: Person | undefined,
): boolean {
  if (!caller || !canMove(order.status, 'canceled')) return false;
  return canEditOrder(caller, order) || (order.userId === caller.id && order.status === 'new');
}

export interface NextStep {
  to: OrderStatus;
  label: string;
}

export function nextStep(order: { status: OrderStatus; isPickup: boolean }): NextStep | undefined {
  switch (order.status) {
    case 'new':
    case 'in_progress':
      return { to: 'formation', label: 'Start making' };
    case 'formation':
      return { to: 'ready_to_ship', label: 'Mark ready' };
    case 'ready_to_ship':
      return { to: 'completed', label: order.isPickup ? 'Picked up' : 'Hand to courier' };
    default:
      return undefined;
  }
}

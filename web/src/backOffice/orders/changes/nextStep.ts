import { canMove, isFinal, nextStep } from '@bloomkin/shared/rules/orderStatus.ts';
import type { Order, OrderStatus } from '@bloomkin/shared/schemas/order.ts';

export interface Step {
  to: Exclude<OrderStatus, 'abandoned_cart'>;
  /** Label of the florist's main button. */
  label: string;
}

export function findNextStep({ status, isPickup }: Pick<Order, 'status' | 'isPickup'>): Step | undefined {
  const next = status === 'cart' ? undefined : nextStep({ status, isPickup });
  return next && next.to !== 'abandoned_cart' ? { to: next.to, label: next.label } : undefined;
}

/** Notifies the buyer; work starts later. */
export const findAcceptStep = ({ status }: Pick<Order, 'status'>): Step | undefined =>
  status === 'new' ? { to: 'in_progress', label: 'Accept, make later' } : undefined;

export const isMovable = (status: Order['status']): status is Step['to'] =>
  status !== 'cart' && status !== 'abandoned_cart';

/** Completing cannot be taken back. */
export const canUndo = ({ to }: Step): boolean => to !== 'completed';

export const mayCancel = ({ status }: Pick<Order, 'status'>): boolean =>
  status !== 'cart' && canMove(status, 'canceled');

export const mayEdit = ({ status }: Pick<Order, 'status'>): boolean => status !== 'cart' && !isFinal(status);

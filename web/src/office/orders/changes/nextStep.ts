import {
  canMove,
  canStillUndo,
  isBeforeDueDay,
  isFinal,
  nextStep,
} from '@bloomkin/shared/rules/orderStatus.ts';
import type { Order, OrderStatus } from '@bloomkin/shared/schemas/order.ts';
import { userTimeZone } from '#components/hooks/useToday.ts';
import type { OrderChange } from '#office/orders/orderCalls.ts';

export interface Step {
  to: Exclude<OrderStatus, 'abandoned_cart'>;
  /** Label of the florist's main button. */
  label: string;
  dispatches?: boolean;
}

type Stepping = Pick<Order, 'status' | 'isPickup' | 'dispatched_at'>;

export function findNextStep({ status, isPickup, dispatched_at }: Stepping): Step | undefined {
  const isDispatched = Boolean(dispatched_at);
  const next = status === 'cart' ? undefined : nextStep({ status, isPickup, isDispatched });
  return next && isMovable(next.to) ? { ...next, to: next.to } : undefined;
}

/** The dispatch that can still be taken back. */
export const findUndoStep = ({ status, dispatched_at: at }: Stepping, now: Date): Step | undefined =>
  status === 'ready_to_ship' && at && canStillUndo(new Date(at), now)
    ? { to: status, label: 'Not on its way yet', dispatches: false }
    : undefined;

export const stepChange = ({ to, dispatches }: Step): OrderChange =>
  dispatches === undefined ? { status: to } : { dispatched: dispatches };

/** Undefined where nothing can be taken back. */
export function undoChange(step: Step, { status }: Pick<Order, 'status'>): OrderChange | undefined {
  if (step.dispatches !== undefined) return step.dispatches ? { dispatched: false } : undefined;
  return step.to !== 'completed' && isMovable(status) ? { status } : undefined;
}

const isLastMile = ({ to, dispatches }: Step): boolean => dispatches === true || to === 'completed';

/** Orders of a later day that the step would send out now. */
export const findEarly = (step: Step, orders: readonly Order[], now: Date): Order[] =>
  isLastMile(step)
    ? orders.filter(({ deliveryDay, timezone }) =>
        isBeforeDueDay(deliveryDay, timezone ?? userTimeZone(), now),
      )
    : [];

/** Notifies the buyer; work starts later. */
export const findAcceptStep = ({ status }: Pick<Order, 'status'>): Step | undefined =>
  status === 'new' ? { to: 'in_progress', label: 'Accept, make later' } : undefined;

export const isMovable = (status: Order['status']): status is Step['to'] =>
  status !== 'cart' && status !== 'abandoned_cart';

export const mayCancel = ({ status }: Pick<Order, 'status'>): boolean =>
  status !== 'cart' && canMove(status, 'canceled');

export const mayEdit = ({ status }: Pick<Order, 'status'>): boolean => status !== 'cart' && !isFinal(status);

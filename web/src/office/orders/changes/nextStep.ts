import {
  canMove,
  canStillUndo,
  canUndoMove,
  isEarly,
  isFinal,
  nextStep,
  orderStatuses,
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
type Moved = Pick<Order, 'status' | 'history'>;

export function findNextStep({ status, isPickup, dispatched_at }: Stepping): Step | undefined {
  const isDispatched = Boolean(dispatched_at);
  const next = status === 'cart' ? undefined : nextStep({ status, isPickup, isDispatched });
  return next && isMovable(next.to) ? { ...next, to: next.to } : undefined;
}

/** The status before the last move, while that can still be taken back. */
export function findMoveBack({ status, history }: Moved, now: Date): Step['to'] | undefined {
  const last = history.findLast(({ what }) => what === 'status');
  const from = orderStatuses.find((one) => one === last?.from);
  if (!last || !from || !isMovable(from) || !isMovable(status)) return undefined;
  return canUndoMove({ from, to: status, at: new Date(last.at) }, from, now) ? from : undefined;
}

/** Takes back the dispatch or the end of an order. */
export function findUndoStep(order: Stepping & Moved, now: Date): Step | undefined {
  const { status, dispatched_at: at, isPickup } = order;
  if (status === 'ready_to_ship' && at && canStillUndo(new Date(at), now))
    return { to: status, label: 'Not on its way yet', dispatches: false };
  const back = status === 'completed' ? findMoveBack(order, now) : undefined;
  return back && { to: back, label: isPickup ? 'Not picked up yet' : 'Not delivered yet' };
}

export const stepChange = ({ to, dispatches }: Step): OrderChange =>
  dispatches === undefined ? { status: to } : { dispatched: dispatches };

/** Undefined where nothing can be taken back. */
export function undoChange(step: Step, { status }: Pick<Order, 'status'>): OrderChange | undefined {
  if (step.dispatches !== undefined) return step.dispatches ? { dispatched: false } : undefined;
  return status !== 'completed' && isMovable(status) ? { status } : undefined;
}

const isLastMile = ({ to, dispatches }: Step): boolean => dispatches === true || to === 'completed';

/** Orders of a later day or window that the step would send out now. */
export const findEarly = (step: Step, orders: readonly Order[], now: Date): Order[] =>
  isLastMile(step)
    ? orders.filter(({ deliveryDay: day, delivery_period: period, timezone }) =>
        isEarly({ day, startTime: period?.start_time, timeZone: timezone ?? userTimeZone() }, now),
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

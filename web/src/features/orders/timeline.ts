import { onItsWayLabel } from '@bloomkin/shared/rules/orderStatus.ts';
import { formatDay, formatTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { deliveryTimeLabel } from './deliveryTimeLabel.ts';
import { toDeadline } from './statusMessages.ts';

export type TimelineOrder = Pick<
  Order,
  | 'status'
  | 'isPickup'
  | 'history'
  | 'dispatched_at'
  | 'created_at'
  | 'timezone'
  | 'deliveryDay'
  | 'delivery_period'
> &
  Partial<Pick<Order, 'accept_by' | 'rescue' | 'payment_status' | 'held_until'>>;

export interface TimelineStep {
  label: string;
  /** `off`: it was canceled before. */
  state: 'done' | 'now' | 'ahead' | 'off';
  /** When it was reached, else by when it is promised; undefined when neither is known. */
  at: string | undefined;
}

const beforeEnd = ['Placed', 'Accepted', 'Being made', 'Ready'] as const;
const accepted = beforeEnd.indexOf('Accepted');
const beingMade = beforeEnd.indexOf('Being made');
const onItsWay = beforeEnd.length;
const labelsOf = ({ isPickup }: Pick<Order, 'isPickup'>): readonly string[] =>
  isPickup ? [...beforeEnd, 'Picked up'] : [...beforeEnd, onItsWayLabel, 'Delivered'];

/** Step index of each status but the last. */
const reached: Readonly<Record<Exclude<Order['status'], 'completed'>, number>> = {
  cart: -1,
  abandoned_cart: -1,
  new: 0,
  in_progress: 1,
  formation: 2,
  ready_to_ship: 3,
  canceled: 0,
};

export function timeline(order: TimelineOrder): TimelineStep[] {
  const at = furthest(order);
  const isOver = order.status === 'completed' || order.status === 'canceled';
  const stepState = (index: number): TimelineStep['state'] => {
    if (index < at || (index === at && isOver)) return 'done';
    if (index === at) return 'now';
    return order.status === 'canceled' ? 'off' : 'ahead';
  };
  return labelsOf(order).map((label, index) => ({
    label,
    state: stepState(index),
    at: index <= at ? whenReached(order, index) : whenPromised(order, index),
  }));
}

/** The step before the cancellation. */
function furthest(order: TimelineOrder): number {
  const { status, history, dispatched_at } = order;
  if (status === 'completed') return labelsOf(order).length - 1;
  if (dispatched_at) return onItsWay;
  if (status !== 'canceled') return reached[status];
  const steps = history.flatMap(({ what, from }) => (what === 'status' && from ? [stepIndex(from)] : []));
  return Math.max(0, ...steps);
}

const stepIndex = (status: string): number => {
  const known = Object.entries(reached).find(([name]) => name === status);
  return known ? known[1] : -1;
};

/** Nothing is promised before the payment that keeps the time, nor once the order is over. */
function whenPromised(order: TimelineOrder, step: number): string | undefined {
  const { status, payment_status, held_until, rescue, accept_by } = order;
  const isUnpaid = payment_status === 'not_paid' && held_until;
  if (status === 'canceled' || rescue || isUnpaid) return undefined;
  if (step === accepted) return accept_by ? `by ${toDeadline(accept_by, order)}` : undefined;
  const { deliveryDay: day, delivery_period: period, isPickup } = order;
  if (!day) return undefined;
  if (step === beingMade) return formatDay(day);
  if (step !== labelsOf(order).length - 1) return undefined;
  return isPickup || !period
    ? deliveryTimeLabel(order)
    : `${formatDay(day)}, by ${formatTime(period.stop_time)}`;
}

function whenReached(order: TimelineOrder, step: number): string | undefined {
  const { history, created_at, dispatched_at, timezone, isPickup } = order;
  if (step === 0) return formatInstant(created_at, timezone);
  if (step === onItsWay && !isPickup)
    return dispatched_at ? formatInstant(dispatched_at, timezone) : undefined;
  const last = labelsOf(order).length - 1;
  const indexOf = (status: string) => (status === 'completed' ? last : stepIndex(status));
  // A florist who starts making has accepted; other skipped steps have no time.
  const line = history.find(({ what, to }) => {
    if (what !== 'status' || !to || to === 'canceled') return false;
    return step === accepted ? indexOf(to) >= accepted : indexOf(to) === step;
  });
  return line && formatInstant(line.at, timezone);
}

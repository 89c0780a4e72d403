import { onItsWayLabel } from '@bloomkin/shared/rules/orderStatus.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { formatInstant } from '#components/text/formatInstant.ts';

export type TimelineOrder = Pick<
  Order,
  'status' | 'isPickup' | 'history' | 'dispatched_at' | 'created_at' | 'timezone'
>;

export interface TimelineStep {
  label: string;
  /** `off`: it was canceled before. */
  state: 'done' | 'now' | 'ahead' | 'off';
  /** Undefined when not reached or not recorded. */
  at: string | undefined;
}

const beforeEnd = ['Placed', 'Accepted', 'Being made', 'Ready'] as const;
const accepted = beforeEnd.indexOf('Accepted');
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
    at: index <= at ? whenReached(order, index) : undefined,
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

import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { formatInstant } from '#components/text/formatInstant.ts';

export interface TimelineStep {
  label: string;
  /** `off`: it was canceled before. */
  state: 'done' | 'now' | 'ahead' | 'off';
  /** Undefined when not reached or not recorded. */
  at: string | undefined;
}

/** Step index of each status. */
const reached: Readonly<Record<Order['status'], number>> = {
  cart: -1,
  abandoned_cart: -1,
  new: 0,
  in_progress: 1,
  formation: 2,
  ready_to_ship: 3,
  completed: 4,
  canceled: 0,
};

const last = 4;

export function timeline(order: Order): TimelineStep[] {
  const at = furthest(order);
  const isOver = order.status === 'completed' || order.status === 'canceled';
  const stepState = (index: number): TimelineStep['state'] => {
    if (index < at || (index === at && isOver)) return 'done';
    if (index === at) return 'now';
    return order.status === 'canceled' ? 'off' : 'ahead';
  };
  const labels = ['Placed', 'Accepted', 'Being made', 'Ready', order.isPickup ? 'Picked up' : 'Delivered'];
  return labels.map((label, index) => ({
    label,
    state: stepState(index),
    at: index <= at ? whenReached(order, index) : undefined,
  }));
}

/** The step before the cancellation. */
function furthest({ status, history }: Order): number {
  if (status !== 'canceled') return reached[status];
  const steps = history.flatMap(({ what, from }) => (what === 'status' && from ? [stepIndex(from)] : []));
  return Math.min(last, Math.max(0, ...steps));
}

const stepIndex = (status: string): number => {
  const known = Object.entries(reached).find(([name]) => name === status);
  return known ? known[1] : -1;
};

function whenReached({ history, created_at, timezone }: Order, step: number): string | undefined {
  if (step === 0) return formatInstant(created_at, timezone);
  // Skipped steps have no time.
  const line = history.find(
    ({ what, to }) => what === 'status' && to && to !== 'canceled' && stepIndex(to) === step,
  );
  return line && formatInstant(line.at, timezone);
}

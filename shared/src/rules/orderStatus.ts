import type { ErrorCode } from '#errors.ts';
import { canEditOrder, type OrderParties, type Person } from './permissions.ts';
import { type Day, localTime, type TimeOfDay, toInstant } from './zonedTime.ts';

export const orderStatuses = [
  'abandoned_cart',
  'new',
  'in_progress',
  'formation',
  'ready_to_ship',
  'completed',
  'canceled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Where a driver left the flowers. */
export const handoverPlaces = ['hands', 'door', 'neighbour', 'reception'] as const;

export const paymentStatuses = ['not_paid', 'paid', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  abandoned_cart: 'Abandoned cart',
  new: 'New',
  in_progress: 'In progress',
  formation: 'Formation',
  ready_to_ship: 'Ready to ship',
  completed: 'Completed',
  canceled: 'Canceled',
};

/** Labels a ready order that has left the shop. */
export const onItsWayLabel = 'On its way';

export const leftWithLabels = {
  hands: 'In their hands',
  door: 'At the door',
  neighbour: 'Neighbour',
  reception: 'Reception',
} as const;

export const noPhotoReasons = [
  'They asked for none',
  'Hospital, school or office',
  'The camera did not work',
];

const isLeftWith = (value: string | null): value is keyof typeof leftWithLabels =>
  value !== null && value in leftWithLabels;

/** 'At the door', 'No photo: they asked for none' */
export function describeHandover({ to, reason }: { to: string | null; reason?: string | undefined }): string {
  const where = isLeftWith(to) ? leftWithLabels[to] : '';
  return [where, reason && `No photo: ${reason}`].filter(Boolean).join('. ');
}

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

/** Later than the last undo, so that none arrives while the money of a completed order moves. */
export const settleMinutes = undoMinutes + 1;

interface Move {
  from: OrderStatus;
  to: OrderStatus;
  at: Date;
}

export const canStillUndo = (at: Date, now: Date): boolean =>
  now.getTime() - at.getTime() <= undoMinutes * 60_000;

export function canUndoMove({ from, to, at }: Move, back: OrderStatus, now: Date): boolean {
  return canStillUndo(at, now) && back === from && canMove(from, to) && to !== 'canceled';
}

/** Buyers may while the order is new; its florist and admins until it is final. */
export function canCancel(
  order: OrderParties & { status: OrderStatus },
  caller: Person | undefined,
): boolean {
  if (!caller || !canMove(order.status, 'canceled')) return false;
  return canEditOrder(caller, order) || (order.userId === caller.id && order.status === 'new');
}

const earlyMs = 3 * 60 * 60_000;

interface DueTime {
  day: Day | null;
  startTime: TimeOfDay | undefined;
  timeZone: string;
}

/** Such an order leaves the shop or is completed only when the florist confirms it (409 `ORDER.EARLY`). */
export function isEarly({ day, startTime, timeZone }: DueTime, now: Date): boolean {
  if (day === null) return false;
  const today = localTime(now, timeZone).day;
  if (day !== today || !startTime) return today < day;
  return toInstant(day, startTime, timeZone).getTime() - now.getTime() > earlyMs;
}

export interface NextStep {
  to: OrderStatus;
  label: string;
  /** The flowers leave the shop; the status stays. */
  dispatches?: true;
}

interface SteppedOrder {
  status: OrderStatus;
  isPickup: boolean;
  isDispatched: boolean;
}

export function nextStep(order: SteppedOrder): NextStep | undefined {
  switch (order.status) {
    case 'new':
    case 'in_progress':
      return { to: 'formation', label: 'Start making' };
    case 'formation':
      return { to: 'ready_to_ship', label: 'Mark ready' };
    case 'ready_to_ship':
      if (order.isPickup) return { to: 'completed', label: 'Picked up' };
      return order.isDispatched
        ? { to: 'completed', label: 'Delivered' }
        : { to: 'ready_to_ship', label: onItsWayLabel, dispatches: true };
    default:
      return undefined;
  }
}

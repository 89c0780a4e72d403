import { readersDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { describeHandover, onItsWayLabel, paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import { firstName } from '@bloomkin/shared/rules/publicName.ts';
import { describeRefundLine } from '@bloomkin/shared/rules/refund.ts';
import {
  formatLongDay,
  formatPeriod,
  formatTime,
  localTime,
  marketTimeZone,
  weekdayName,
} from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order, OrderRescue, OrderStatus } from '@bloomkin/shared/schemas/order.ts';
import type { StatusTone } from '#components/feedback/StatusPill.tsx';
import { deliveryTimeLabel } from './deliveryTimeLabel.ts';
import { type HoldState, heldUntilLabel, holdState } from './holdState.ts';

type Way = Pick<Order, 'isPickup' | 'dispatched_at'>;
type Moment = Pick<
  Order,
  | 'status'
  | 'isPickup'
  | 'dispatched_at'
  | 'payment_status'
  | 'held_until'
  | 'timezone'
  | 'deliveryDay'
  | 'delivery_period'
  | 'accept_by'
  | 'rescue'
>;

/** The florist's terms ('Formation') are for the back office. */
export function statusLabel(status: Order['status'], { isPickup, dispatched_at }: Way): string {
  const labels: Readonly<Record<Order['status'], string>> = {
    cart: 'In your cart',
    abandoned_cart: 'In your cart',
    new: 'Placed',
    in_progress: 'Accepted',
    formation: 'Being made',
    ready_to_ship: isPickup ? 'Ready to pick up' : dispatched_at ? onItsWayLabel : 'Ready to go',
    completed: isPickup ? 'Picked up' : 'Delivered',
    canceled: 'Canceled',
  };
  return labels[status];
}

const tones: Partial<Record<Order['status'], StatusTone>> = {
  new: 'brand',
  in_progress: 'info',
  formation: 'info',
  ready_to_ship: 'warning',
  completed: 'success',
};
export const statusTone = (status: Order['status']): StatusTone => tones[status] ?? 'neutral';

/** In order. */
export const buyersStatuses: readonly OrderStatus[] = [
  'new',
  'in_progress',
  'formation',
  'ready_to_ship',
  'completed',
  'canceled',
];

/** No day is promised before the payment. */
export function orderTitle(order: Moment & Pick<Order, 'recipient'>, nowMs: number): string {
  const hold = holdState(order, nowMs);
  if (hold === 'held') return 'Almost there!';
  if (hold === 'lapsed') return 'Not paid in time';
  return arrivalTitle({ ...order, recipient: firstName(order.recipient?.fio) });
}

type Arrival = Pick<
  Moment,
  'status' | 'isPickup' | 'dispatched_at' | 'deliveryDay' | 'delivery_period' | 'timezone'
> & {
  /** The first name. */
  recipient: string | null;
};

/** Flowers may leave the shop on an earlier day: then the day is said too. */
const leftOnDay = ({ dispatched_at: at, deliveryDay, timezone }: Arrival): boolean =>
  at != null && localTime(new Date(at), timezone ?? marketTimeZone).day === deliveryDay;

/** 'Wednesday 2 December, 12–3 pm', 'With Margaret by 3 pm'. */
export function arrivalTitle(order: Arrival): string {
  const { status, isPickup, dispatched_at, deliveryDay: day, delivery_period: period, recipient } = order;
  if (status === 'canceled') return 'Canceled';
  if (status === 'completed' && isPickup) return 'Picked up';
  if (status === 'completed') return recipient ? `Delivered for ${recipient}` : 'Delivered';
  if (dispatched_at && period && leftOnDay(order))
    return `${recipient ? `With ${recipient}` : 'There'} by ${formatTime(period.stop_time)}`;
  if (!day) return 'Thank you!';
  const long = `${weekdayName(day)} ${formatLongDay(day).replace(/ \d{4}$/, '')}`;
  return period ? `${long}, ${formatPeriod(period.start_time, period.stop_time)}` : long;
}

export function describeNextStep(order: Moment, florist: string, nowMs: number): string {
  const { status, isPickup, dispatched_at } = order;
  if (order.rescue) return rescueMessage(order, order.rescue, florist);
  switch (status) {
    case 'new':
      return newOrderMessage(order, florist, holdState(order, nowMs));
    case 'in_progress':
      return `${florist} has accepted your order and will make it on the day.`;
    case 'formation':
      return `${florist} is making your flowers right now.`;
    case 'ready_to_ship':
      if (isPickup) return 'Your flowers are ready. Come and get them.';
      return dispatched_at ? 'Your flowers are on their way.' : 'Your flowers are ready to leave the shop.';
    case 'completed':
      return 'We hope they are loved.';
    case 'canceled':
      return 'This order was canceled and will not be made.';
    default:
      return 'This is still in your cart.';
  }
}

function newOrderMessage(order: Moment, florist: string, hold: HoldState): string {
  const when = deliveryTimeLabel(order) || 'your time';
  if (hold === 'held')
    return `Pay to keep ${when}. It is held until ${heldUntilLabel(order)}; ${florist} gets started once it is paid.`;
  if (hold === 'lapsed')
    return `${when} is not held for you any more. Pay now to take it if it is still free, or order again for another time.`;
  if (order.payment_status === 'not_paid')
    return `${florist} has your order for ${when}. You can pay by card, now or later.`;
  if (order.accept_by)
    return `${florist} answers by ${toDeadline(order.accept_by, order)}, or we ask you. You need not do anything.`;
  return `${florist} has your order for ${when} and will accept it soon. You need not do anything.`;
}

export const toDeadline = (at: string, { timezone }: Pick<Moment, 'timezone'>): string =>
  readersDeadline(new Date(at), timezone ?? marketTimeZone);

function rescueMessage(order: Moment, { state, why, until }: OrderRescue, florist: string): string {
  const fault = why === 'canceled' ? `${florist} cannot make your order.` : `${florist} has not answered.`;
  if (state === 'moved') return `${fault} Your flowers come from the florist you chose instead.`;
  if (state === 'refunded') return `${fault} Your money goes back to your card.`;
  if (!until)
    return `${fault} We are asking other florists. In a minute or two we tell you who can, or that your money goes back.`;
  return `${fault} We have sent you a link: choose another florist, or your money back by ${toDeadline(until, order)}.`;
}

type Line = Order['history'][number];

export function describeChange({ what, from, to, by, reason }: Line, way: Way): string {
  switch (what) {
    case 'placed':
      return 'Order placed';
    case 'status':
      return isStatus(to) ? statusLabel(to, { isPickup: way.isPickup }) : `Now ${to ?? ''}`;
    case 'payment_status':
      return isPayment(to) ? paymentStatusLabels[to] : 'Payment changed';
    case 'refund':
      return describeRefundLine(to);
    case 'dispute':
      if (to === 'won') return 'Your bank has decided: the payment stays';
      if (to === 'lost') return 'Your bank has decided: the money is yours again';
      return 'Your bank asks about the payment';
    case 'hold':
      return to === 'lapsed' ? 'Not paid in time: your time was let go' : 'Your time is held again';
    case 'proposal':
      return describeProposalStep(to, from ?? '');
    case 'dispatch':
      if (to === 'not_delivered') return `Could not be delivered${reason ? `: ${reason}` : ''}`;
      return to === 'on_its_way' ? onItsWayLabel : 'Not on its way yet';
    case 'rescue':
      return rescueChanges[to ?? ''] ?? '';
    case 'handover':
      return describeHandover({ to, reason });
    case 'claim':
      return claimChanges[to ?? ''] ?? claimantMessage(by);
    case 'swap':
      return `${swapChanges[to ?? ''] ?? ''}: “${reason ?? ''}”`;
    case 'items':
      return `Flowers changed to ${to ?? ''}`;
    case 'delivery':
      return `${way.isPickup ? 'Pick-up' : 'Delivery'} changed: ${to ?? ''}`;
    case 'comment':
      return 'Comment changed';
    case 'card_message':
      return 'Card message changed';
    case 'recipient':
      return to ? `Now for ${to}` : 'Now for you';
    default:
      return [what, from, to, by].filter(Boolean).join(' ');
  }
}

const claimantMessage = (by: string) =>
  `${by === 'Recipient' ? 'The recipient' : 'You'} said that something is wrong`;

const claimChanges: Readonly<Record<string, string>> = {
  again: 'You asked for another person',
  refund: 'Something was wrong: all of the money goes back',
  part: 'Something was wrong: part of the money goes back',
  replacement: 'Something was wrong: you get a new bouquet',
  refused: 'What you said was wrong is refused',
};

const swapChanges: Readonly<Record<string, string>> = {
  open: 'A flower is missing, and you are asked',
  accepted: 'You said yes to the swap',
  declined: 'You said no to the swap',
  expired: 'No answer in time, so what you chose happened',
  withdrawn: 'The question about a swap is withdrawn',
};

const rescueChanges: Readonly<Record<string, string>> = {
  lapsed: 'Not accepted in time: you are asked',
  canceled: 'The florist cannot make it: you are asked',
  moved: 'Moved to the florist you chose',
  refunded: 'Your money goes back',
};

function describeProposalStep(state: string | null, amount: string): string {
  switch (state) {
    case 'open':
      return `A change suggested, for ${amount} more`;
    case 'paid':
      return `${amount} more paid: the order is changed`;
    case 'declined':
      return 'The change was declined';
    case 'withdrawn':
      return 'The change was withdrawn';
    default:
      return 'The change lapsed: not answered in time';
  }
}

const isStatus = (text: string | null): text is OrderStatus =>
  buyersStatuses.some((status) => status === text);
const isPayment = (text: string | null): text is keyof typeof paymentStatusLabels =>
  text !== null && Object.hasOwn(paymentStatusLabels, text);

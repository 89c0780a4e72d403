import type { OrderItem } from '../orders/orderItem.ts';
import * as buyer from './buyerNotices.ts';
import { canceledForFlorist, disputedForFlorist, paidForFlorist } from './floristNotices.ts';
import type { FloristContact, Notice } from './notice.ts';

type Change = { before: OrderItem | undefined; after: OrderItem };

/** What people are told when an order came to be or changed (`before` undefined: it is new). */
export function noticesOf(
  before: OrderItem | undefined,
  after: OrderItem,
  florist: FloristContact,
  siteUrl: string,
): Notice[] {
  const telling = { order: after, florist, siteUrl };
  return rules.filter(({ when }) => when({ before, after })).map(({ tell }) => tell(telling));
}

type Status = OrderItem['status'];

const movedTo =
  (...statuses: Status[]) =>
  ({ before, after }: Change) =>
    before !== undefined && before.status !== after.status && statuses.includes(after.status);

const becamePaid = ({ before, after }: Change) =>
  before?.paymentStatus === 'not_paid' && after.paymentStatus === 'paid';

/** A florist who starts to make it at once has accepted it too. */
const wasAccepted = (change: Change) =>
  change.before?.status === 'new' && movedTo('in_progress', 'formation')(change);

const isDisputed = (order: OrderItem) => order.history.some(({ what }) => what === 'dispute');
const becameDisputed = ({ before, after }: Change) =>
  before !== undefined && !isDisputed(before) && isDisputed(after);

const canceledBy = (change: Change) =>
  movedTo('canceled')(change) ? change.after.history.findLast(({ to }) => to === 'canceled')?.by : undefined;

const rules: readonly {
  when: (change: Change) => boolean;
  tell: (telling: buyer.Telling) => Notice;
}[] = [
  { when: ({ before }) => before === undefined, tell: buyer.placed },
  { when: becamePaid, tell: buyer.paid },
  { when: wasAccepted, tell: buyer.accepted },
  { when: movedTo('ready_to_ship'), tell: buyer.ready },
  { when: movedTo('completed'), tell: buyer.completed },
  { when: movedTo('canceled'), tell: buyer.canceled },
  {
    when: ({ before, after }) => before?.paymentStatus === 'paid' && after.paymentStatus === 'refunded',
    tell: buyer.refunded,
  },
  { when: (change) => becamePaid(change) && change.after.paidBy === 'card', tell: paidForFlorist },
  { when: (change) => canceledBy(change) === 'Buyer', tell: canceledForFlorist },
  { when: becameDisputed, tell: disputedForFlorist },
];

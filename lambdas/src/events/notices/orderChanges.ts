import { describeDelivery } from '#model/orders/describeDelivery.ts';
import { isAddressAwaited } from '#model/orders/door.ts';
import { findLastDispatch, findLastMove } from '#model/orders/historyLine.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { bloomkin } from '#model/orders/orderHold.ts';

export type Change = { before: OrderItem | undefined; after: OrderItem };

type Status = OrderItem['status'];

export const movedTo =
  (...statuses: Status[]) =>
  ({ before, after }: Change) =>
    before !== undefined && before.status !== after.status && statuses.includes(after.status);

export const becamePaid = ({ before, after }: Change) =>
  before?.paymentStatus === 'not_paid' && after.paymentStatus === 'paid' && after.status !== 'canceled';

export const becamePaidByCard = (change: Change) => becamePaid(change) && change.after.paidBy === 'card';

export const isAwaitingPayment = (order: OrderItem | undefined) =>
  order?.status === 'new' && order.paymentStatus === 'not_paid' && Boolean(order.heldUntil);

export const isPlacedToPayLater = ({ before, after }: Change) =>
  before === undefined && after.status === 'new' && after.paymentStatus === 'not_paid' && !after.heldUntil;

/** Taken over from another florist, with its payment. */
export const tookOver = ({ before, after }: Change) => before === undefined && after.paymentStatus === 'paid';

/** Ready for work: paid, or to be paid later. */
export const isNewForFlorist = (change: Change): boolean =>
  !change.after.deletedAt &&
  (isPlacedToPayLater(change) ||
    tookOver(change) ||
    (becamePaidByCard(change) && isAwaitingPayment(change.before)));

export const rescueBecame =
  (state: 'moved' | 'refunded') =>
  ({ before, after }: Change) =>
    after.rescue?.state === state && before !== undefined && before.rescue?.state !== state;

/** Their own notices say what happens to the money. */
const isOfRescue = (change: Change) =>
  rescueBecame('moved')(change) || rescueBecame('refunded')(change) || change.after.rescue?.state === 'open';

/** Starting work accepts the order too. */
export const wasAccepted = (change: Change) =>
  change.before?.status === 'new' && movedTo('in_progress', 'formation')(change);

/** Cancellations and edits have notices of their own. */
export const wasRefundedInPart = ({ before, after }: Change) =>
  after.paymentStatus === 'paid' &&
  after.status !== 'canceled' &&
  (after.refundedCents ?? 0) > (before?.refundedCents ?? 0) &&
  countEdits(after, 'done') === countEdits(before, 'done');

const countEdits = (order: OrderItem | undefined, state?: 'done') =>
  order?.refunds?.filter((refund) => refund.isEdit && (!state || refund.state === state)).length ?? 0;

export const becameCheaper = (change: Change) =>
  change.before !== undefined &&
  countEdits(change.after) > countEdits(change.before) &&
  !recipientAnswered(change);

export const wasMoved = ({ before, after }: Change) =>
  before !== undefined && describeDelivery(before) !== describeDelivery(after);

const editedFields: ReadonlySet<string> = new Set(['delivery', 'recipient', 'card_message', 'comment']);

/** The lines of the newest change, when the buyer made it. */
export const listBuyersEdits = ({ updatedAt, history }: OrderItem) =>
  history.filter(({ at, by, what }) => at === updatedAt && by === 'Buyer' && editedFields.has(what));

export const wasEditedByBuyer = ({ before, after }: Change) =>
  before !== undefined && before.updatedAt !== after.updatedAt && listBuyersEdits(after).length > 0;

/** The notices of these changes list the new time and place too. */
export const isToldAtOnce = (change: Change): boolean =>
  becameCheaper(change) ||
  proposalBecame('paid')(change) ||
  recipientAnswered(change) ||
  wasEditedByBuyer(change);

export const wasDispatched = ({ before, after }: Change) =>
  !before?.dispatchedAt && Boolean(after.dispatchedAt);

/** The notice of another day suffices. */
export const wasTakenBack = (change: Change) =>
  Boolean(change.before?.dispatchedAt) &&
  !change.after.dispatchedAt &&
  !wasMoved(change) &&
  change.before?.status !== 'completed' &&
  findLastDispatch(change.after)?.to !== 'not_delivered';

/** The notice of a failed delivery suffices. */
export const wasOpenedAgain = ({ before, after }: Change) => {
  const [dispatch, move] = [findLastDispatch(after), findLastMove(after)];
  const hasFailedSince = dispatch?.to === 'not_delivered' && dispatch.at > (move?.at ?? '');
  return before?.status === 'completed' && !hasFailedSince;
};

export const wasNotDelivered = ({ before, after }: Change) => {
  const last = findLastDispatch(after);
  return before !== undefined && last?.to === 'not_delivered' && last.at !== findLastDispatch(before)?.at;
};

export const wasProposed = ({ before, after }: Change) =>
  after.proposal?.state === 'open' && before?.proposal?.number !== after.proposal.number;

type ProposalState = NonNullable<OrderItem['proposal']>['state'];

export const proposalBecame =
  (state: ProposalState) =>
  ({ before, after }: Change) =>
    before?.proposal?.state === 'open' && after.proposal?.state === state;

/** The notice of a canceled or completed order suffices. */
export const wasWithdrawn = (change: Change) =>
  proposalBecame('withdrawn')(change) && change.before?.status === change.after.status;

export const refundWasAskedByAdmin = ({ before, after }: Change) =>
  (after.refunds?.length ?? 0) > (before?.refunds?.length ?? 0) &&
  !after.refunds?.at(-1)?.isEdit &&
  after.history.findLast(({ what }) => what === 'refund')?.by === 'Admin';

const countFailed = (order: OrderItem | undefined) =>
  order?.refunds?.filter(({ state }) => state === 'failed').length ?? 0;
export const refundHasFailed = ({ before, after }: Change) => countFailed(after) > countFailed(before);

export const disputeEnded =
  (state: 'won' | 'lost') =>
  ({ before, after }: Change) =>
    before?.dispute?.state !== state && after.dispute?.state === state;

const isDisputed = (order: OrderItem) => order.history.some(({ what }) => what === 'dispute');
export const becameDisputed = ({ before, after }: Change) =>
  before !== undefined && !isDisputed(before) && isDisputed(after);

export const swapBecame = ({ before, after }: Change, ...states: NonNullable<OrderItem['swap']>['state'][]) =>
  after.swap !== undefined &&
  states.includes(after.swap.state) &&
  (before?.swap?.state !== after.swap.state || before.swap.number !== after.swap.number);

export const claimBecame = ({ before, after }: Change, state: 'open' | 'settled') =>
  after.claim?.state === state && before?.claim?.state !== state;

/** Paid, or with another number since. */
export const recipientIsAsked = (change: Change) =>
  isAddressAwaited(change.after) &&
  (isNewForFlorist(change) ||
    (!isAwaitingPayment(change.after) &&
      change.before !== undefined &&
      change.before.recipient?.phone !== change.after.recipient?.phone));

export const recipientAnswered = ({ before, after }: Change) =>
  before !== undefined && after.door?.by === 'Recipient' && before.door?.at !== after.door.at;

export const addressEnded =
  (...ends: NonNullable<OrderItem['addressEnd']>[]) =>
  ({ before, after }: Change) =>
    after.addressEnd !== undefined && ends.includes(after.addressEnd) && !before?.addressEnd;

/** Its own notice says what happens to the money. */
const isOfAnswer = (change: Change) =>
  swapBecame(change, 'expired') ||
  claimBecame(change, 'settled') ||
  addressEnded('declined', 'lapsed')(change);

export const canceledBy = (change: Change) =>
  movedTo('canceled')(change) && !isOfRescue(change) && !isOfAnswer(change)
    ? change.after.history.findLast(({ to }) => to === 'canceled')?.by
    : undefined;

/** A buyer who gives up an unconfirmed order gets no message. */
export const isCanceledForBuyer = (change: Change) => {
  const by = canceledBy(change);
  return by !== undefined && by !== bloomkin && !(by === 'Buyer' && isAwaitingPayment(change.before));
};

export const isCanceledForFlorist = (change: Change) =>
  canceledBy(change) === 'Buyer' && !isAwaitingPayment(change.before);

import { bloomkin } from '#model/orders/orderHold.ts';
import * as address from './addressNotices.ts';
import * as answer from './answerNotices.ts';
import type { NoticeContext } from './buyerNotice.ts';
import * as buyer from './buyerNotices.ts';
import * as edit from './editNotices.ts';
import * as florist from './floristNotices.ts';
import type { Notice } from './notice.ts';
import {
  addressEnded,
  becameCheaper,
  becameDisputed,
  becamePaid,
  becamePaidByCard,
  type Change,
  canceledBy,
  claimBecame,
  disputeEnded,
  isAwaitingPayment,
  isCanceledForBuyer,
  isCanceledForFlorist,
  isPlacedToPayLater,
  movedTo,
  proposalBecame,
  recipientAnswered,
  recipientIsAsked,
  refundHasFailed,
  refundWasAskedByAdmin,
  rescueBecame,
  swapBecame,
  tookOver,
  wasAccepted,
  wasDispatched,
  wasEditedByBuyer,
  wasMoved,
  wasNotDelivered,
  wasOpenedAgain,
  wasProposed,
  wasRefundedInPart,
  wasTakenBack,
  wasWithdrawn,
} from './orderChanges.ts';
import * as rescue from './rescueNotices.ts';

export interface NoticeRule {
  when: (change: Change) => boolean;
  compose: (context: NoticeContext) => Notice;
}

export const delayedRules: readonly NoticeRule[] = [
  { when: wasMoved, compose: edit.moved },
  { when: wasDispatched, compose: buyer.onItsWay },
  { when: wasTakenBack, compose: buyer.notOnItsWay },
  { when: wasOpenedAgain, compose: buyer.notCompleted },
];

export const endRule: NoticeRule = { when: movedTo('completed'), compose: buyer.completed };

/** To the buyer or the recipient. */
export const buyerRules: readonly NoticeRule[] = [
  { when: isPlacedToPayLater, compose: buyer.placed },
  { when: becamePaid, compose: buyer.paid },
  { when: wasAccepted, compose: buyer.accepted },
  { when: movedTo('ready_to_ship'), compose: buyer.ready },
  { when: wasNotDelivered, compose: buyer.notDelivered },
  { when: wasNotDelivered, compose: address.recipientMissed },
  { when: recipientIsAsked, compose: address.recipientAsked },
  { when: recipientAnswered, compose: address.addressGiven },
  { when: addressEnded('declined'), compose: address.addressEnded('declined') },
  { when: addressEnded('lapsed'), compose: address.addressEnded('lapsed') },
  { when: isCanceledForBuyer, compose: buyer.canceled },
  { when: (change) => canceledBy(change) === bloomkin, compose: buyer.bookedOut },
  {
    when: (change) =>
      change.before?.paymentStatus === 'paid' &&
      change.after.paymentStatus === 'refunded' &&
      !rescueBecame('moved')(change),
    compose: buyer.refunded,
  },
  { when: wasRefundedInPart, compose: buyer.refundedInPart },
  { when: becameDisputed, compose: buyer.disputed },
  { when: disputeEnded('won'), compose: buyer.disputeWon },
  { when: disputeEnded('lost'), compose: buyer.disputeLost },
  { when: becameCheaper, compose: edit.cheaperByEdit },
  { when: wasEditedByBuyer, compose: edit.editedByBuyer },
  { when: wasProposed, compose: edit.proposed },
  { when: proposalBecame('paid'), compose: edit.proposalPaid },
  { when: wasWithdrawn, compose: edit.proposalEnded('withdrawn') },
  { when: proposalBecame('expired'), compose: edit.proposalEnded('expired') },
  { when: (change) => swapBecame(change, 'open'), compose: answer.swapAsked },
  { when: (change) => swapBecame(change, 'expired'), compose: answer.swapExpired },
  { when: (change) => claimBecame(change, 'settled'), compose: answer.claimAnswered },
  { when: tookOver, compose: rescue.rescueMoved },
  { when: rescueBecame('refunded'), compose: rescue.rescueRefunded },
];

/** Only for these the owner is looked up. */
export const floristRules: readonly NoticeRule[] = [
  { when: recipientAnswered, compose: address.addressForFlorist },
  { when: addressEnded('declined', 'lapsed'), compose: address.addressEndedForFlorist },
  { when: wasEditedByBuyer, compose: edit.editedForFlorist },
  { when: proposalBecame('paid'), compose: edit.proposalAnswered('paid') },
  { when: proposalBecame('declined'), compose: edit.proposalAnswered('declined') },
  { when: proposalBecame('expired'), compose: edit.proposalAnswered('expired') },
  { when: (change) => swapBecame(change, 'accepted', 'expired'), compose: answer.swapForFlorist },
  {
    when: (change) => claimBecame(change, 'open') && !change.after.claim?.again,
    compose: answer.claimForFlorist,
  },
  {
    when: (change) => claimBecame(change, 'settled') && change.after.claim?.by === bloomkin,
    compose: answer.claimSettledForFlorist,
  },
  { when: isPlacedToPayLater, compose: florist.placedForFlorist },
  { when: tookOver, compose: florist.paidForFlorist },
  {
    when: (change) => becamePaidByCard(change) && isAwaitingPayment(change.before),
    compose: florist.paidForFlorist,
  },
  {
    when: (change) => becamePaidByCard(change) && !isAwaitingPayment(change.before),
    compose: florist.paidLaterForFlorist,
  },
  { when: isCanceledForFlorist, compose: florist.canceledForFlorist },
  {
    when: (change) =>
      change.before?.status === 'new' && (rescueBecame('moved')(change) || rescueBecame('refunded')(change)),
    compose: rescue.lostForFlorist,
  },
  { when: becameDisputed, compose: florist.disputedForFlorist },
  { when: disputeEnded('won'), compose: florist.disputeWonForFlorist },
  { when: disputeEnded('lost'), compose: florist.disputeLostForFlorist },
  { when: refundWasAskedByAdmin, compose: florist.refundAskedForFlorist },
  { when: refundHasFailed, compose: florist.refundFailedForFlorist },
];

import { type NoticeName, noticeKinds } from '../noticeTexts.ts';

/** Split from the texts: functions that send messages do not need them. */
export const noticeTitles: Readonly<Record<NoticeName, string>> = {
  placed: 'Order placed, to be paid later',
  paid: 'Order paid',
  accepted: 'Order accepted',
  ready_delivery: 'Ready to go, for a delivery',
  ready_pickup: 'Ready to pick up',
  on_its_way: 'On its way',
  not_on_its_way: 'Not on its way yet, after an undo',
  completed_delivery: 'Delivered',
  completed_pickup: 'Picked up',
  canceled_by_buyer: 'Canceled by the buyer',
  canceled_by_florist: 'Canceled by the florist',
  booked_out: 'Booked out before the payment came',
  refunded: 'Refunded',
  refunded_in_part: 'Refunded in part',
  edited: 'Changed by the florist, cheaper',
  moved: 'Moved by the florist',
  proposed: 'A change that costs more, to be answered',
  proposal_paid: 'The change is paid',
  proposal_withdrawn: 'The change is withdrawn',
  proposal_expired: 'The change has lapsed',
  disputed: 'The bank asks about the payment',
  dispute_won: 'The bank has decided that the payment stays',
  dispute_lost: 'The bank gives the money back',
  cart_reminder: 'Reminder of a cart',
  florist_placed: 'New order, to be paid later',
  florist_paid: 'New order, paid',
  florist_paid_later: 'An order is paid after all',
  florist_canceled: 'Canceled by the buyer',
  florist_proposal_paid: 'The buyer has paid the change',
  florist_proposal_declined: 'The buyer has declined the change',
  florist_proposal_expired: 'The buyer has not answered the change',
  florist_disputed: 'A payment is disputed',
  florist_dispute_won: 'The bank has decided for the florist',
  florist_dispute_lost: 'The bank has decided for the buyer',
  florist_refund: 'An admin refunds the buyer',
  florist_refund_failed: 'A refund did not go through',
};

export const noticeTitle = (name: NoticeName): string =>
  noticeKinds[name].to === 'florist' ? `${noticeTitles[name]}, to florists` : noticeTitles[name];

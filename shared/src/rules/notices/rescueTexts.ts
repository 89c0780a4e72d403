import { type NoticeKind, ofOrder } from './noticeKind.ts';

const ofChoice = [...ofOrder, 'by', 'amount', 'reason'] as const;

export const rescueTexts = {
  rescue_lapsed: {
    to: 'buyer',
    placeholders: ofChoice,
    subject: '{florist} has not answered: order {order}',
    heading: '{florist} has not answered',
    text: 'Your flowers for {when} are not started. Other florists can still bring them in that time, for the same money or less. You choose, or take your money back now.\nIf you do nothing, {amount} goes back to your card by itself: {by}. Nobody is chosen for you.',
    sms: '{florist} has not answered. Choose another florist or your {amount} back by {by}.',
  },
  rescue_alone: {
    to: 'buyer',
    placeholders: ofChoice,
    subject: '{florist} has not answered: order {order}',
    heading: '{florist} has not answered',
    text: 'Your flowers for {when} are not started, and we found no other florist for that time. You can take your money back now.\nIf {florist} has not accepted by {by}, {amount} goes back to your card by itself.',
    sms: '{florist} has not answered. Without an answer your {amount} goes back: {by}.',
  },
  rescue_canceled: {
    to: 'buyer',
    placeholders: ofChoice,
    subject: '{florist} cannot make order {order}',
    heading: '{florist} cannot make your order',
    text: '{florist} cannot make your flowers for {when}. {reason}\nOther florists can still bring flowers in that time, for the same money or less. You choose, or take your money back now.\nIf you do nothing, {amount} goes back to your card by itself: {by}. Nobody is chosen for you.',
    sms: '{florist} cannot make it. Choose another florist or your {amount} back by {by}.',
  },
  rescue_moved: {
    to: 'buyer',
    placeholders: [...ofOrder, 'refund'],
    subject: '{florist} makes your flowers: order {order}',
    heading: '{florist} makes your flowers',
    text: 'Your order went to {florist} for {when}, with your card and wishes, and has the number {order} now. It is paid. {refund}',
    sms: '{florist} makes your flowers for {when}, order {order}. {refund}',
  },
  shop_stopped: {
    to: 'buyer',
    placeholders: ofOrder,
    subject: 'Your order {order} stays as it is',
    heading: '{florist} takes no new orders',
    text: '{florist} takes no new orders for now. Yours is taken and stays: {when}.\nIf that changes, we write to you at once, and you choose what happens.',
    sms: '{florist} takes no new orders for now. Order {order} stays: {when}.',
  },
  rescue_refunded: {
    to: 'buyer',
    placeholders: [...ofOrder, 'refund', 'reason'],
    subject: 'Your money goes back: order {order}',
    heading: 'Your money goes back',
    text: '{florist} does not make your order {order} for {when}. {reason}\n{refund}',
    sms: '{florist} does not make order {order}. {refund}',
  },
} as const satisfies Record<string, NoticeKind>;

import { type NoticeKind, ofOrder } from './noticeKind.ts';

/** To buyers: of changes after the payment, of disputes, and of a cart. */
export const changeTexts = {
  edited: {
    to: 'buyer',
    placeholders: [...ofOrder, 'goods', 'amount'],
    subject: 'Changed: order {order}, {amount} goes back to you',
    heading: 'Your order was changed',
    text: '{florist} has changed your order {order}. It now holds {goods}, for {total}.\n{amount} goes back to your card. Your bank shows it within 10 days, often sooner.',
    sms: '{florist} has changed your order {order}. {amount} goes back to your card within 10 days.',
  },
  proposed: {
    to: 'buyer',
    placeholders: [...ofOrder, 'goods', 'amount', 'pay_by'],
    subject: 'A change to your order {order}: {amount} more',
    heading: 'Your florist suggests a change',
    text: '{florist} would like to change your order {order} to {goods}. That costs {amount} more.\nLook at what changes, then pay {amount} or decline, by {pay_by}. Until you pay, your order stays as it is.',
    sms: '{florist} suggests a change to your order {order} for {amount} more. See it and pay or decline by {pay_by}:',
  },
  proposal_paid: {
    to: 'buyer',
    placeholders: [...ofOrder, 'goods', 'amount'],
    subject: 'Changed and paid: order {order}',
    heading: 'Your order is changed',
    text: 'We have your payment of {amount}. Order {order} now holds {goods}, for {total} in all.',
    sms: 'we have your {amount}. Order {order} is changed.',
  },
  proposal_withdrawn: {
    to: 'buyer',
    placeholders: [...ofOrder, 'amount'],
    subject: 'The change is withdrawn: order {order}',
    heading: 'The change is withdrawn',
    text: '{florist} has taken back the suggested change to your order {order}. Your order stays as it was, and nothing was charged.',
    sms: '',
  },
  proposal_expired: {
    to: 'buyer',
    placeholders: [...ofOrder, 'amount'],
    subject: 'The change has lapsed: order {order}',
    heading: 'The change has lapsed',
    text: '{florist} has not got your answer to the suggested change to your order {order}. Your order stays as it was, and nothing was charged.',
    sms: '',
  },
  disputed: {
    to: 'buyer',
    placeholders: ofOrder,
    subject: 'Your bank asks about order {order}',
    heading: 'Your bank holds the money of this order',
    text: 'Your bank tells us that you do not accept the card payment for order {order}. It holds the money until it has decided, so neither we nor {florist} can refund it meanwhile.\nIf that is a mistake, tell your bank, the sooner the better. Otherwise you need not do anything here.',
    sms: '',
  },
  cart_reminder: {
    to: 'buyer',
    placeholders: ['florist'],
    subject: 'Your flowers are still in the cart',
    heading: 'Your flowers are still in the cart',
    text: 'You chose flowers from {florist}. They wait in your cart, at today’s prices.',
    sms: '',
  },
} as const satisfies Record<string, NoticeKind>;

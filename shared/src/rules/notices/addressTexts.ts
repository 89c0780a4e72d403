import { type NoticeKind, ofOrder } from './noticeKind.ts';

const ofRecipient = ['florist', 'when', 'recipient', 'sender', 'by'] as const;

/** About an address that the recipient gives. */
export const addressTexts = {
  recipient_asked: {
    to: 'recipient',
    placeholders: ofRecipient,
    subject: 'Flowers are coming your way',
    heading: 'Flowers are coming your way',
    text: '{sender} sends you flowers from {florist}, for {when}. Say where and when they may come, by {by}. {sender} does not see your address.',
    sms: 'flowers are coming your way, from {florist}. Say where and when by {by}; the sender does not see your address:',
  },
  recipient_reminded: {
    to: 'recipient',
    placeholders: ofRecipient,
    subject: 'Where may your flowers come?',
    heading: 'Where may your flowers come?',
    text: '{florist} still needs to know where your flowers may come, by {by}. {sender} does not see your address.',
    sms: '{florist} still needs to know where your flowers may come, by {by}. This is the last reminder:',
  },
  recipient_missed: {
    to: 'recipient',
    placeholders: ['florist', 'when', 'recipient', 'sender'],
    subject: 'When may your flowers come?',
    heading: 'Your flowers are back at the shop',
    text: '{florist} could not hand over your flowers. Choose another day, window or place.',
    sms: '{florist} could not hand over your flowers. Choose another day or place:',
  },
  address_given: {
    to: 'buyer',
    placeholders: [...ofOrder, 'reason', 'refund'],
    subject: 'The address is there: order {order}',
    heading: 'The florist knows where to go',
    text: '{reason} Your flowers (order {order}) arrive {when}. Only {florist} sees the address. {refund}',
    sms: '{florist} knows where to bring order {order}. It arrives {when}. {refund}',
  },
  address_silent: {
    to: 'buyer',
    placeholders: [...ofOrder, 'reason', 'by'],
    subject: 'No address yet: order {order}',
    heading: 'We have no address yet',
    text: '{reason} We asked twice by text message. Call them, send them the link yourself, or open the link and enter the address or another day.\nWithout an address by {by} nothing is made, and all of your money goes back.',
    sms: 'no address yet for order {order}. Call them, or enter the address or another day here by {by}; after that all your money goes back:',
  },
  address_declined: {
    to: 'buyer',
    placeholders: [...ofOrder, 'reason', 'refund'],
    subject: 'Not delivered, by wish: order {order}',
    heading: 'Perhaps another time',
    text: '{reason} Nothing is made, and order {order} is canceled. {refund}',
    sms: 'the flowers of order {order} are not wanted this time, so nothing is made. {refund}',
  },
  address_lapsed: {
    to: 'buyer',
    placeholders: [...ofOrder, 'reason', 'refund'],
    subject: 'No address came: order {order}',
    heading: 'No address came in time',
    text: '{reason} Nothing is made, and order {order} is canceled. {refund}\nYou can order again at any time, with the address or without it.',
    sms: 'no address came for order {order}, so nothing is made. {refund}',
  },
  florist_address: {
    to: 'florist',
    placeholders: [...ofOrder, 'buyer', 'goods'],
    subject: 'The address is there: order {order} for {when}',
    heading: 'The recipient has given the address',
    text: '{goods}, for {when}. The address is below and on the order. Please do not tell it to the buyer.',
    sms: 'The recipient of order {order} has given the address. It is for {when}.',
  },
  florist_address_ended: {
    to: 'florist',
    placeholders: [...ofOrder, 'buyer', 'goods', 'reason'],
    subject: 'Canceled: order {order} for {when}',
    heading: 'Please do not make this order',
    text: '{reason} Order {order} is canceled, and its place is free again: {goods}.',
    sms: 'Please do not make order {order}: it is canceled, without an address.',
  },
} as const satisfies Record<string, NoticeKind>;

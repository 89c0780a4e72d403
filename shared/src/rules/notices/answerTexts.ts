import { type NoticeKind, ofOrder } from './noticeKind.ts';

/** About missing flowers, and about what was wrong. */
export const answerTexts = {
  swap_asked: {
    to: 'buyer',
    placeholders: [...ofOrder, 'reason', 'by'],
    subject: 'A question about order {order}: please answer by {by}',
    heading: 'A flower is missing',
    text: '{florist} asks about your flowers for {when}. {reason}\nSay yes or no by {by}. Without an answer happens what you chose when you ordered, and it never costs you more.',
    sms: 'a flower is missing for order {order}. {florist} asks: yes or no, by {by}:',
  },
  swap_expired: {
    to: 'buyer',
    placeholders: [...ofOrder, 'reason', 'refund'],
    subject: 'No answer in time: order {order}',
    heading: 'What you chose has happened',
    text: 'We had no answer about the missing flower of order {order}, so what you chose when you ordered has happened. {reason} {refund}',
    sms: 'no answer about order {order}, so what you chose when you ordered has happened. {refund}',
  },
  claim_answered: {
    to: 'buyer',
    placeholders: [...ofOrder, 'reason', 'refund'],
    subject: 'The answer about order {order}',
    heading: 'The answer to what was wrong',
    text: '{reason} {refund}\nIf you are not happy with it, open the link: another person looks at it.',
    sms: 'what was wrong with order {order} is answered. {refund}',
  },
  florist_swap: {
    to: 'florist',
    placeholders: [...ofOrder, 'buyer', 'goods', 'reason'],
    subject: 'Answered: the missing flower of order {order}',
    heading: 'The missing flower',
    text: '{reason} Open the order before you make it.',
    sms: 'The question about order {order} is answered. Open it before you make it.',
  },
  florist_claim: {
    to: 'florist',
    placeholders: [...ofOrder, 'buyer', 'goods', 'reason', 'by'],
    subject: 'Something is wrong with order {order}',
    heading: 'Something is wrong: please answer by {by}',
    text: '{reason} Open the order and answer by {by}: the money, a part of it, a new bouquet, or why not. Then an admin of Bloomkin answers.',
    sms: 'Something is wrong with order {order}. Please answer by {by}.',
  },
  florist_claim_settled: {
    to: 'florist',
    placeholders: [...ofOrder, 'buyer', 'goods', 'reason'],
    subject: 'Money went back: order {order}',
    heading: 'The law decides this case',
    text: '{reason} By our own records the law gives the buyer money back, so it is on its way; the order shows how much. If the flowers have not left, please do not deliver them.',
    sms: 'Order {order} came late or not at all, and the buyer gets money back.',
  },
} as const satisfies Record<string, NoticeKind>;

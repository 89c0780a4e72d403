/** What a text may name in braces, and how a preview shows it. */
export const sampleValues = {
  order: 'K3M9-Q2TB',
  florist: 'Petal & Thorn',
  when: 'Sat 21 Nov, 12–3 pm',
  total: '$89.50',
  store: 'Newtown, 20 King St, Newtown NSW 2042',
  amount: '$20',
  refund: '$89.50 goes back to your card within 10 days.',
} as const;
export type PlaceholderName = keyof typeof sampleValues;
export type NoticeValues = Partial<Record<PlaceholderName, string>>;

export interface NoticeText {
  subject: string;
  heading: string;
  /** Each line is a paragraph. */
  text: string;
  /** Without the shop's name and the link; empty: no text message. */
  sms: string;
}

interface NoticeKind extends NoticeText {
  title: string;
  placeholders: readonly PlaceholderName[];
}

const ofOrder = ['order', 'florist', 'when', 'total'] as const;

/** Messages to buyers as they read until an admin changes them. */
export const noticeKinds = {
  placed: {
    title: 'Order placed, to be paid later',
    placeholders: ofOrder,
    subject: 'Your order {order} with {florist}',
    heading: 'Thank you for your order',
    text: '{florist} has your order {order} for {when}.\nYou can pay by card on the order’s page, now or later.',
    sms: '{florist} has your order {order} for {when}.',
  },
  paid: {
    title: 'Order paid',
    placeholders: ofOrder,
    subject: 'Paid: order {order}',
    heading: 'Your order is paid',
    text: 'We have your payment of {total} for order {order}. Thank you.\n{florist} makes your flowers for {when}.',
    sms: 'order {order} is paid. {florist} makes your flowers for {when}.',
  },
  accepted: {
    title: 'Order accepted',
    placeholders: ofOrder,
    subject: '{florist} has accepted your order {order}',
    heading: 'Your order is accepted',
    text: '{florist} has accepted your order {order} and will make it for {when}.',
    sms: '{florist} has accepted your order {order} for {when}.',
  },
  ready_delivery: {
    title: 'Ready to go, for a delivery',
    placeholders: ofOrder,
    subject: 'Ready to go: order {order}',
    heading: 'Your flowers are ready to go',
    text: '{florist} has finished your flowers (order {order}).\nThey are about to leave the shop and arrive {when}.',
    sms: 'your flowers (order {order}) from {florist} are ready and arrive {when}.',
  },
  ready_pickup: {
    title: 'Ready to pick up',
    placeholders: [...ofOrder, 'store'],
    subject: 'Ready to pick up: order {order}',
    heading: 'Your flowers are ready to pick up',
    text: '{florist} has finished your flowers (order {order}).\nThey wait for you at {store}: {when}.',
    sms: 'your flowers (order {order}) are ready to pick up at {store}, {when}.',
  },
  completed_delivery: {
    title: 'Delivered',
    placeholders: ofOrder,
    subject: 'Delivered: order {order}',
    heading: 'Your flowers have arrived',
    text: '{florist} says your flowers were delivered (order {order}). We hope they are loved.\nHow were they? A review on the product’s page helps others choose.',
    sms: '{florist} says your flowers were delivered (order {order}). We hope they are loved.',
  },
  completed_pickup: {
    title: 'Picked up',
    placeholders: [...ofOrder, 'store'],
    subject: 'Picked up: order {order}',
    heading: 'Your flowers are picked up',
    text: '{florist} says your flowers were picked up (order {order}). We hope they are loved.\nHow were they? A review on the product’s page helps others choose.',
    sms: '{florist} says your flowers were picked up (order {order}). We hope they are loved.',
  },
  canceled_by_buyer: {
    title: 'Canceled by the buyer',
    placeholders: [...ofOrder, 'refund'],
    subject: 'Your order is canceled: {order}',
    heading: 'Your order is canceled',
    text: 'Order {order} for {when} will not be made. {refund}',
    sms: 'Your order is canceled (order {order}). {refund}',
  },
  canceled_by_florist: {
    title: 'Canceled by the florist',
    placeholders: [...ofOrder, 'refund'],
    subject: '{florist} has canceled your order: {order}',
    heading: '{florist} has canceled your order',
    text: 'Order {order} for {when} will not be made. {refund}',
    sms: '{florist} has canceled your order (order {order}). {refund}',
  },
  booked_out: {
    title: 'Booked out before the payment came',
    placeholders: [...ofOrder, 'refund'],
    subject: 'Canceled and refunded: order {order}',
    heading: 'Your order could not be kept',
    text: '{when} was booked out before your payment arrived, so {florist} cannot make order {order}. {refund}\nYou can order again for another time on the order’s page.',
    sms: '{when} was booked out before your payment arrived, order {order} is canceled. {refund}',
  },
  refunded: {
    title: 'Refunded',
    placeholders: [...ofOrder, 'amount'],
    subject: 'Refunded: {amount} for order {order}',
    heading: 'Your money is on its way back',
    text: '{amount} for order {order} is on its way back to your card.\nYour bank shows it within 10 days, often sooner.',
    sms: '{amount} for order {order} is on its way back to your card.',
  },
  refunded_in_part: {
    title: 'Refunded in part',
    placeholders: [...ofOrder, 'amount'],
    subject: 'Refunded: {amount} for order {order}',
    heading: 'Part of your money is on its way back',
    text: '{amount} of your payment for order {order} is on its way back to your card.\nYour bank shows it within 10 days, often sooner.',
    sms: '{amount} of your payment for order {order} is on its way back to your card.',
  },
} as const satisfies Record<string, NoticeKind>;

export type NoticeName = keyof typeof noticeKinds;

const isNoticeName = (name: string): name is NoticeName => Object.hasOwn(noticeKinds, name);
export const noticeNames: readonly NoticeName[] = Object.keys(noticeKinds).filter(isNoticeName);

/** Texts by name; a name without one has the built-in text. */
export type ChangedTexts = Readonly<Record<string, NoticeText>>;

export function textOf(name: NoticeName, changed: ChangedTexts = {}): NoticeText {
  const { subject, heading, text, sms } = changed[name] ?? noticeKinds[name];
  return { subject, heading, text, sms };
}

export const isBuiltInText = (name: NoticeName, own: NoticeText): boolean =>
  textFields.every((field) => own[field] === noticeKinds[name][field]);

export const textFields = ['subject', 'heading', 'text', 'sms'] as const satisfies (keyof NoticeText)[];

const placeholder = /\{([^{}]*)\}/g;

/** What stands in braces and is not known to the message, such as `{name}`. */
export function findUnknownPlaceholders(name: NoticeName, template: string): string[] {
  const known: readonly string[] = noticeKinds[name].placeholders;
  const found = [...template.matchAll(placeholder)];
  return found.filter(([, inside = '']) => !known.includes(inside)).map(([whole]) => whole);
}

/** In one pass: a value with braces stays as it is. */
const fill = (template: string, values: Readonly<Partial<Record<string, string>>>): string =>
  template
    .replace(placeholder, (whole, name: string) => values[name] ?? whole)
    .replace(/ {2,}/g, ' ')
    .trim();

/** `short`: the values of the text message. */
export function fillText({ subject, heading, text, sms }: NoticeText, values: NoticeValues, short = values) {
  return {
    subject: fill(subject, values),
    heading: fill(heading, values),
    paragraphs: text
      .split('\n')
      .map((line) => fill(line, values))
      .filter((line) => line !== ''),
    sms: sms.trim() === '' ? null : fill(sms, short),
  };
}

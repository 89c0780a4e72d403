import { isFinal } from '@bloomkin/shared/rules/orderStatus.ts';
import type { AnnouncedState } from '#model/orders/dueNoticeEntity.ts';
import type { Door } from '#model/orders/orderAnswers.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import type { OrderLine } from '#model/orders/storedOrder.ts';
import { defuseLinks } from '#platform/mail/defuseLinks.ts';
import type { NoticeBuilder, NoticeContext } from './buyerNotice.ts';
import * as florist from './floristNotices.ts';
import type { Contacts, FloristContact, Notice } from './notice.ts';
import { buyerRules, delayedRules, endRule, floristRules, type NoticeRule } from './noticeRules.ts';
import type { Change } from './orderChanges.ts';
import * as rescue from './rescueNotices.ts';

export interface Parties {
  buyer: Contacts;
  florist: FloristContact;
}

/** All notices of an order share it. */
type Wording = Pick<
  NoticeContext,
  'siteUrl' | 'texts' | 'statusToken' | 'swapToken' | 'recipientToken' | 'addressBy'
>;

export function listNotices(
  before: OrderItem | undefined,
  after: OrderItem,
  parties: Parties,
  wording: Wording,
): Notice[] {
  return listNoticesBy([...buyerRules, ...floristRules], { before, after }, { ...parties, ...wording });
}

/** Before anybody is looked up. */
export const bringsNotices = (before: OrderItem | undefined, after: OrderItem): boolean =>
  !after.deletedAt && [...buyerRules, ...floristRules].some(({ when }) => when({ before, after }));

export const tellsFlorist = (before: OrderItem | undefined, after: OrderItem): boolean =>
  floristRules.some(({ when }) => when({ before, after }));

/** Lists notices of changes that an undo can take back: `before` is what the buyer was told last. */
export function listDelayedNotices(
  announced: AnnouncedState,
  after: OrderItem,
  parties: Parties,
  wording: Wording,
): Notice[] {
  const before = { ...after, ...announced, status: announced.status ?? 'ready_to_ship' };
  const listed = isFinal(after.status) ? [endRule] : delayedRules;
  return listNoticesBy(listed, { before, after }, { ...parties, ...wording });
}

/** Reminders of a new order that its florist has not opened. */
export const listAcceptReminders = (order: OrderItem, parties: Parties, wording: Wording): Notice[] =>
  listNoticesBy(
    [{ when: ({ after }) => after.status === 'new', compose: florist.unacceptedForFlorist }],
    { before: order, after: order },
    { ...parties, ...wording },
  );

/** A second person, and the owner again, before the order goes to somebody else. */
export const listSecondReminders = (
  order: OrderItem,
  parties: Parties,
  wording: Wording,
  colleagues: readonly Notice['to'][],
): Notice[] =>
  listNoticesBy(
    [{ when: ({ after }) => after.status === 'new', compose: florist.lastCallForFlorist }],
    { before: order, after: order },
    { ...parties, ...wording },
  ).flatMap((notice) => colleagues.map((to) => ({ ...notice, to, name: `${notice.name}_${to.userId}` })));

/** For a notice that no change of the order brings. */
export const composeNotice = (
  compose: NoticeBuilder,
  order: OrderItem,
  context: Omit<NoticeContext, 'order'>,
): Notice => compose({ ...context, order: withoutLinks(order) });

/** To the buyer, and to a florist who may still accept. */
export const listRescueNotices = (
  order: OrderItem,
  parties: Parties,
  wording: Wording & Pick<NoticeContext, 'token'>,
): Notice[] =>
  listNoticesBy(
    [
      { when: () => true, compose: rescue.rescueOpened },
      { when: ({ after }) => after.status === 'new', compose: rescue.lapsedForFlorist },
    ],
    { before: order, after: order },
    { ...parties, ...wording },
  );

function listNoticesBy(
  listed: readonly NoticeRule[],
  change: Change,
  context: Omit<NoticeContext, 'order'>,
): Notice[] {
  if (change.after.deletedAt) return [];
  const order = withoutLinks(change.after);
  return listed.filter(({ when }) => when(change)).map(({ compose }) => compose({ ...context, order }));
}

/** User input must not carry links (docs/product-rules.md, "Messages to people"). */
function withoutLinks(order: OrderItem): OrderItem {
  const { place, recipient, proposal, swap, claim, door } = order;
  return {
    ...order,
    fio: defuseLinks(order.fio),
    place: place && { ...place, address: defuseLinks(place.address) },
    unitOffice: defuseLinks(order.unitOffice),
    comment: defuseLinks(order.comment),
    cardMessage: defuseLinks(order.cardMessage),
    recipient: recipient && { fio: defuseLinks(recipient.fio), phone: defuseLinks(recipient.phone) },
    companyBrand: defuseLinks(order.companyBrand),
    storeName: defuseLinks(order.storeName),
    storeAddress: defuseLinks(order.storeAddress),
    lines: order.lines.map(withoutLinksInLine),
    door: door && withoutLinksAtDoor(door),
    swap: swap && { ...swap, words: defuseLinks(swap.words) },
    claim: claim && { ...claim, words: claim.words && defuseLinks(claim.words) },
    proposal: proposal && {
      ...proposal,
      fields: { ...proposal.fields, lines: proposal.fields.lines.map(withoutLinksInLine) },
    },
  };
}

const withoutLinksAtDoor = (door: Door): Door => ({
  ...door,
  place: { ...door.place, address: defuseLinks(door.place.address) },
  unitOffice: defuseLinks(door.unitOffice),
  safePlace: defuseLinks(door.safePlace),
});

const withoutLinksInLine = (line: OrderLine): OrderLine => ({
  ...line,
  name: defuseLinks(line.name),
  sizeName: line.sizeName && defuseLinks(line.sizeName),
});

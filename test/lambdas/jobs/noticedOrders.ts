import type { Notice } from '@bloomkin/lambdas/events/notices/notice.ts';
import { listDelayedNotices, listNotices } from '@bloomkin/lambdas/events/notices/orderNotices.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { ChangedTexts } from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import { anOrderItem, aPaidOrder, canceledBy, held, parties, siteUrl } from '#support/orderItem.ts';

export const noticesOf = (before: OrderItem | undefined, after: OrderItem, texts: ChangedTexts = {}) =>
  listNotices(before, after, parties, { siteUrl, texts });

/** A minute after the change. */
export const delayedNoticesOf = (told: OrderItem, after: OrderItem) =>
  listDelayedNotices({ ...told, dispatchedAt: told.dispatchedAt ?? null }, after, parties, {
    siteUrl,
    texts: {},
  });

export const namesOf = (notices: Notice[]) => notices.map(({ name }) => name);

const disputeLine = {
  at: '2026-11-20T02:00:00.000Z',
  by: 'Card payment',
  what: 'dispute',
  from: null,
  to: '$191',
} as const;

type Dispute = NonNullable<OrderItem['dispute']>;

export const withDispute = (
  state: Dispute['state'],
  respondBy: string | null = '2026-11-30T01:00:00.000Z',
): Partial<OrderItem> => ({
  history: [disputeLine],
  dispute: { id: 'dp_1', amountCents: 19_100, reason: 'general', respondBy, state },
});

/** Each change of an order that sends a message. */
export const changes = (about: Partial<OrderItem> = {}): [OrderItem | undefined, OrderItem][] => [
  [undefined, anOrderItem(about)],
  [anOrderItem(about), aPaidOrder(about)],
  [aPaidOrder(about), aPaidOrder({ ...about, status: 'in_progress' })],
  [aPaidOrder(about), aPaidOrder({ ...about, status: 'ready_to_ship' })],
  [aPaidOrder(about), aPaidOrder({ ...about, ...canceledBy('Buyer') })],
  [aPaidOrder(about), aPaidOrder({ ...about, ...canceledBy('Florist') })],
  [anOrderItem({ ...about, ...held }), aPaidOrder(about)],
  [anOrderItem({ ...about, ...held }), aPaidOrder({ ...about, ...canceledBy('Bloomkin') })],
  [aPaidOrder(about), aPaidOrder({ ...about, ...withDispute('open') })],
  [aPaidOrder({ ...about, ...withDispute('open') }), aPaidOrder({ ...about, ...withDispute('won') })],
  [aPaidOrder({ ...about, ...withDispute('open') }), aPaidOrder({ ...about, ...withDispute('lost') })],
  [aPaidOrder(about), aPaidOrder({ ...about, paymentStatus: 'refunded' })],
];

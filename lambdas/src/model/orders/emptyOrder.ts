import { readNamedArea } from '@bloomkin/shared/rules/namedArea.ts';
import { isRefundOwed, type OrderItem, toStage } from './orderEntity.ts';
import type { HistoryEntry } from './orderHistory.ts';
import { toSearchText } from './searchText.ts';

/** A tax invoice of $1,000 or more names the buyer (GST Act 1999, section 29-70). */
const namedFromCents = 100_000;

/** Their values are amounts and states; those of other lines are words, names and places. */
const factual: ReadonlySet<HistoryEntry['what']> = new Set([
  'placed',
  'status',
  'payment_status',
  'refund',
  'dispute',
  'hold',
]);

const withoutWords = ({ at, by, what, from, to }: HistoryEntry): HistoryEntry =>
  factual.has(what) ? { at, by, what, from, to } : { at, by, what, from: null, to: null };

/** For the figures by state: all that stays of the address. */
export const readDeliveryState = ({
  emptied,
  place,
  storeAddress,
}: Pick<OrderItem, 'emptied' | 'place' | 'storeAddress'>): string | undefined =>
  emptied?.state ?? readNamedArea(place?.address ?? storeAddress).state;

/** Without recipient, place, photos and all that somebody typed: what only the delivery needed. */
export function withoutDelivery(order: OrderItem, now: Date): OrderItem {
  const { photos, handover, proposal, claim, swap, door, sympathy, ...kept } = order;
  const next: OrderItem = {
    ...kept,
    ...{ place: null, unitOffice: '', comment: '', cardMessage: '', recipient: null },
    ...(order.refunds && { refunds: order.refunds.map((refund) => ({ ...refund, reason: '' })) }),
    ...(claim && { claim: { ...claim, text: '', words: '', by: '' } }),
    ...(swap && { swap: { ...swap, words: '' } }),
    history: order.history.map(withoutWords),
    hasOlderHistory: false,
    emptied: order.emptied ?? { at: now.toISOString(), state: readDeliveryState(order) ?? '' },
    version: order.version + 1,
  };
  return { ...next, searchText: toSearchText(next) };
}

/** After the buyer's account, too. */
export function withoutBuyer(order: OrderItem, now: Date): OrderItem {
  const fio = order.totalCents >= namedFromCents ? order.fio : '';
  const next: OrderItem = { ...withoutDelivery(order, now), fio, phone: '', email: '' };
  return { ...next, searchText: toSearchText(next) };
}

/** True once the buyer has everything, and the money stays where it is. */
export const isSettled = (order: OrderItem): boolean =>
  toStage(order.status) !== 'open' &&
  !isRefundOwed(order) &&
  order.dispute?.state !== 'open' &&
  !(order.claim && !order.claim.result) &&
  !order.refunds?.some(({ state }) => state === 'asked');

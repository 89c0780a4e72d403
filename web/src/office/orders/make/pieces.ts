import { lineKey } from '@bloomkin/shared/rules/orderLine.ts';
import { publicName } from '@bloomkin/shared/rules/publicName.ts';
import { toRecipientContact } from '@bloomkin/shared/rules/recipientContact.ts';
import { addDays, type Day, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order, OrderItem } from '@bloomkin/shared/schemas/order.ts';
import { describePlace } from '#office/orders/list/describePlace.ts';
import { isLeftOut } from '#office/orders/list/makeList.ts';

/** A line of an order that a florist makes; an extra counts only where the order has nothing else. */
export interface Piece {
  key: string;
  order: Order;
  item: OrderItem;
  /** The recipient: 'Priya N.' */
  name: string;
  /** '9–12 Newtown', 'Pick-up 12–3 pm' */
  due: string;
  /** What to mind: size, ward, note of the buyer. */
  notes: string[];
}

/** What is made together: one window of today, tomorrow, or what is late. */
export interface Part {
  id: string;
  label: string;
  pieces: Piece[];
}

export interface PieceGroup {
  id: string;
  title: string;
  photo: string | null;
  /** 'Classic 6, Grand 2' */
  about: string;
  pieces: Piece[];
}

const toKey = ({ id }: Order, { product, size }: OrderItem) =>
  `${id} ${lineKey({ productId: product.id, sizeId: size?.id })}`;

function listMade({ items }: Order): OrderItem[] {
  const made = items.filter(({ product }) => !product.addon);
  return made.length > 0 ? made : items;
}

export const listKeys = (order: Order): string[] => listMade(order).map((item) => toKey(order, item));

const isHospital = ({ unitOffice, location }: Order) =>
  /\bhospital\b/i.test(`${unitOffice} ${location?.address ?? ''}`);

function describeDue(order: Order): string {
  const { delivery_period: period, isPickup } = order;
  const hours = period ? formatPeriod(period.start_time, period.stop_time) : '';
  if (isPickup) return `Pick-up ${hours}`.trim();
  return `${hours} ${isHospital(order) ? 'hospital' : describePlace(order).suburb}`.trim();
}

function listNotes(order: Order, { count, size }: OrderItem): string[] {
  const extras = order.items.filter(
    ({ product }) => product.addon && listMade(order)[0]?.product !== product,
  );
  return [
    count > 1 ? `${count} of these` : '',
    size?.name ?? '',
    isHospital(order) ? order.unitOffice : '',
    ...extras.map(({ product }) => `+ ${product.name}`),
    order.comment,
    order.payment_status === 'not_paid' ? 'Not paid' : '',
  ].filter(Boolean);
}

const periodStart = ({ delivery_period: period }: Order) => period?.start_time ?? '';
const comparePieces = (a: Piece, b: Piece): number =>
  `${a.order.deliveryDay}${periodStart(a.order)}`.localeCompare(
    `${b.order.deliveryDay}${periodStart(b.order)}`,
  ) || a.name.localeCompare(b.name);

export function listPieces(orders: readonly Order[], now: Date): Piece[] {
  return orders
    .filter((order) => !isLeftOut(order, now))
    .flatMap((order) =>
      listMade(order).map((item) => ({
        ...{ key: toKey(order, item), order, item, notes: listNotes(order, item) },
        name: publicName(toRecipientContact(order).fio),
        due: describeDue(order),
      })),
    )
    .toSorted(comparePieces);
}

export const isReady = ({ status }: Order): boolean => status === 'ready_to_ship' || status === 'completed';

/** `ticks`: pieces of orders that are not ready as a whole. */
export const isMade = ({ key, order }: Piece, ticks: readonly string[]): boolean =>
  isReady(order) || ticks.includes(key);

export const countPieces = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { item }) => sum + item.count, 0);

/** A window stays until all of it is delivered: its last press can still be taken back. */
export function listParts(pieces: readonly Piece[], today: Day): Part[] {
  const tomorrow = addDays(today, 1);
  const toPart = ({ deliveryDay, delivery_period: period }: Order): Omit<Part, 'pieces'> => {
    if (!deliveryDay || deliveryDay === tomorrow) return { id: 'tomorrow', label: 'Tomorrow' };
    if (deliveryDay < today) return { id: 'late', label: 'Late' };
    if (!period) return { id: 'today', label: 'Today' };
    return { id: period.start_time, label: formatPeriod(period.start_time, period.stop_time) };
  };
  const parts = new Map<string, Part>();
  for (const piece of pieces) {
    const { id, label } = toPart(piece.order);
    parts.set(label, { id, label, pieces: [...(parts.get(label)?.pieces ?? []), piece] });
  }
  return [...parts.values()].filter((part) => part.pieces.some(({ order }) => order.status !== 'completed'));
}

export const groupings = ['product', 'window'] as const;
export type Grouping = (typeof groupings)[number];

/** By product the most first, by window the earliest first. */
export function groupPieces(pieces: readonly Piece[], by: Grouping): PieceGroup[] {
  const isByWindow = by === 'window';
  const groups = Map.groupBy(pieces, ({ item, order }) =>
    isByWindow ? `${order.deliveryDay} ${periodStart(order)}` : item.product.id,
  );
  const found = [...groups].map(([id, members]) => ({
    id,
    ...(isByWindow ? describeWindow(members) : describeProduct(members)),
    pieces: members,
  }));
  return isByWindow ? found : found.toSorted((a, b) => countPieces(b.pieces) - countPieces(a.pieces));
}

function describeWindow([first]: readonly Piece[]): Pick<PieceGroup, 'title' | 'photo' | 'about'> {
  const period = first?.order.delivery_period;
  const title = period ? formatPeriod(period.start_time, period.stop_time) : 'No time chosen';
  return { title, photo: null, about: '' };
}

function describeProduct(pieces: readonly Piece[]): Pick<PieceGroup, 'title' | 'photo' | 'about'> {
  const product = pieces[0]?.item.product;
  const sizes = Map.groupBy(pieces, ({ item }) => item.size?.name ?? '');
  const about = [...sizes].flatMap(([name, own]) => (name ? [`${name} ${countPieces(own)}`] : []));
  return { title: product?.name ?? '', photo: product?.photo ?? null, about: about.toSorted().join(', ') };
}

interface ExtraCount {
  name: string;
  count: number;
}

/** Taken from the shelf with the orders. */
export function countExtras(pieces: readonly Piece[]): ExtraCount[] {
  const counts = new Map<string, number>();
  for (const order of new Set(pieces.map((piece) => piece.order)))
    for (const { product, count } of order.items)
      if (product.addon) counts.set(product.name, (counts.get(product.name) ?? 0) + count);
  return [...counts].map(([name, count]) => ({ name, count }));
}

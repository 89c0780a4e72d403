import { describeDoor } from '@bloomkin/shared/rules/addressLater.ts';
import { isFinal } from '@bloomkin/shared/rules/orderStatus.ts';
import { findLastDispatch } from './historyLine.ts';
import type { OrderItem } from './orderEntity.ts';

/** The sender sees `place`, a suburb; florist and driver see the door (docs/product-rules.md, "Address later"). */
export const withDoor = (order: OrderItem): OrderItem =>
  order.door ? { ...order, place: order.door.place, unitOffice: order.door.unitOffice } : order;

/** The address is the recipient's secret. */
export const isAddressHidden = ({ addressLater, door }: Pick<OrderItem, 'addressLater' | 'door'>): boolean =>
  addressLater === true || door !== undefined;

export const isAddressAwaited = ({
  addressLater,
  door,
  status,
}: Pick<OrderItem, 'addressLater' | 'door' | 'status'>): boolean =>
  addressLater === true && !door && !isFinal(status);

/** Returns whether the last delivery failed and the recipient may choose another day. */
export const isToDeliverAgain = (order: OrderItem): boolean =>
  !order.dispatchedAt && !isFinal(order.status) && findLastDispatch(order)?.to === 'not_delivered';

/** Removes photos of the door, which would reveal a hidden address. */
export const withoutHiddenPhotos = (order: OrderItem): OrderItem =>
  isAddressHidden(order) && order.photos
    ? { ...order, photos: order.photos.filter(({ kind }) => kind !== 'door') }
    : order;

export const toAddressLater = (order: Pick<OrderItem, 'addressLater' | 'door'>) =>
  isAddressHidden(order) ? (order.door ? ('given' as const) : ('asked' as const)) : null;

export const toDoorNote = ({ door }: OrderItem): string => (door ? describeDoor(door) : '');

/** An address typed by the florist replaces the recipient's, and stays as hidden. */
export function moveDoor(
  order: OrderItem,
  { place, unitOffice }: Partial<Pick<OrderItem, 'place' | 'unitOffice'>>,
  now: Date,
): OrderItem {
  const { door } = order;
  const to = place ?? door?.place;
  if (!to || (place === undefined && unitOffice === undefined)) return order;
  const blank = { kind: 'home', name: '', time: null, safePlace: '', notAtWork: false } as const;
  const next = { ...blank, ...door, place: to, unitOffice: unitOffice ?? door?.unitOffice ?? '' };
  const isSame = JSON.stringify(next.place) === JSON.stringify(door?.place);
  if (isSame && next.unitOffice === door?.unitOffice) return order;
  return { ...order, door: { ...next, by: 'Florist', at: now.toISOString() } };
}

import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { type AddressValues, resolveAddress } from '#features/deliveryAddress/addressValues.ts';
import type { OrderChange } from '#office/orders/orderCalls.ts';
import { type EditLine, readLines, rebaseLines, toItems } from './editLines.ts';

export interface EditValues {
  day: string;
  start: string;
  stop: string;
  address: AddressValues;
  recipientName: string;
  recipientPhone: string;
  cardMessage: string;
  comment: string;
  lines: readonly EditLine[];
}

const labels: Readonly<Record<keyof EditValues, string>> = {
  day: 'Day',
  start: 'From',
  stop: 'Until',
  address: 'Address',
  recipientName: 'Recipient',
  recipientPhone: 'Recipient’s phone',
  cardMessage: 'Card message',
  comment: 'Note',
  lines: 'Products',
};

/** The server's names → the form's. */
export const fieldNames = {
  deliveryDay: 'day',
  delivery_period: 'start',
  'delivery_period.start_time': 'start',
  'delivery_period.stop_time': 'stop',
  location: 'address',
  'location.address': 'address',
  unitOffice: 'address',
  'recipient.fio': 'recipientName',
  'recipient.phone': 'recipientPhone',
  card_message: 'cardMessage',
} as const;

export const readOrder = (order: Order): EditValues => ({
  day: order.deliveryDay ?? '',
  start: order.delivery_period?.start_time ?? '',
  stop: order.delivery_period?.stop_time ?? '',
  address: {
    text: order.location?.address ?? '',
    place: order.location,
    unitOffice: order.unitOffice,
    comment: '',
  },
  recipientName: order.recipient?.fio ?? '',
  recipientPhone: formatPhone(order.recipient?.phone ?? ''),
  cardMessage: order.card_message,
  comment: order.comment,
  lines: readLines(order),
});

function isSame(name: keyof EditValues, mine: EditValues, stored: EditValues): boolean {
  if (name === 'lines') return toItems(mine.lines, stored.lines).length === 0;
  const asText = (value: string | AddressValues) =>
    typeof value === 'string' ? value.trim() : `${value.text.trim()}\n${value.unitOffice.trim()}`;
  return asText(mine[name]) === asText(stored[name]);
}

const names = Object.keys(labels) as (keyof EditValues)[];

const changedNames = (mine: EditValues, stored: EditValues) =>
  names.filter((name) => !isSame(name, mine, stored));

export const listEdits = (mine: EditValues, stored: EditValues): string[] =>
  changedNames(mine, stored).map((name) => labels[name]);

/** Only changed fields, so that another user's changes are not reverted. */
export async function toChange(mine: EditValues, stored: EditValues): Promise<OrderChange> {
  const changed = new Set(changedNames(mine, stored));
  const { address, recipientName, recipientPhone } = mine;
  const isMoved = address.text.trim() !== stored.address.text.trim();
  const place = isMoved ? await resolveAddress(address) : null;
  const recipient = { fio: recipientName.trim(), phone: recipientPhone.trim() };
  return {
    ...(changed.has('day') && { deliveryDay: mine.day }),
    ...((changed.has('start') || changed.has('stop')) && {
      delivery_period: { start_time: mine.start, stop_time: mine.stop },
    }),
    ...(place && { location: { address: place.address, lat: place.lat, lng: place.lng } }),
    ...(changed.has('address') && { unitOffice: address.unitOffice.trim() }),
    ...((changed.has('recipientName') || changed.has('recipientPhone')) && {
      recipient: recipient.fio || recipient.phone ? recipient : null,
    }),
    ...(changed.has('cardMessage') && { card_message: mine.cardMessage.trim() }),
    ...(changed.has('comment') && { comment: mine.comment.trim() }),
    ...(changed.has('lines') && { items: toItems(mine.lines, stored.lines) }),
  };
}

/** Applies unsaved changes to a newer version. */
export function rebase(mine: EditValues, stored: EditValues, newest: EditValues): EditValues {
  const own = new Set(changedNames(mine, stored));
  const choose = <N extends keyof EditValues>(name: N): EditValues[N] =>
    (own.has(name) ? mine : newest)[name];
  return {
    day: choose('day'),
    start: choose('start'),
    stop: choose('stop'),
    address: choose('address'),
    recipientName: choose('recipientName'),
    recipientPhone: choose('recipientPhone'),
    cardMessage: choose('cardMessage'),
    comment: choose('comment'),
    lines: rebaseLines(mine.lines, stored.lines, newest.lines),
  };
}

import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import type { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { FieldRejection } from '#components/form/rejections.ts';
import {
  type AddressValues,
  addressNotFound,
  resolveAddress,
  toAddressValues,
} from '#features/deliveryAddress/addressValues.ts';

export type ChangePart = 'time' | 'place' | 'person' | 'card';

export const changeLabels: Readonly<Record<ChangePart, string>> = {
  time: 'day and time',
  place: 'address',
  person: 'recipient',
  card: 'card message',
};

export interface ChangeValues {
  time: Pick<Order, 'deliveryDay' | 'delivery_period'>;
  place: AddressValues;
  person: { fio: string; phone: string };
  card: string;
}

export interface PartProps {
  order: Order;
  values: ChangeValues;
  change: (next: Partial<ChangeValues>) => void;
  errorOf: (...paths: string[]) => string | undefined;
}

type Change = BodyInputOf<typeof updateOrder>;

export const toChangeValues = (order: Order): ChangeValues => ({
  time: { deliveryDay: order.deliveryDay, delivery_period: order.delivery_period },
  place: toAddressValues(
    order.location && { ...order.location, unitOffice: order.unitOffice, comment: order.comment },
  ),
  person: { fio: order.recipient?.fio ?? '', phone: formatPhone(order.recipient?.phone ?? '') },
  card: order.card_message,
});

/** What is sent; looks a typed address up. */
export async function toChange(part: ChangePart, values: ChangeValues, order: Order): Promise<Change> {
  switch (part) {
    case 'time':
      if (!values.time.delivery_period) throw new FieldRejection('delivery_period', 'Choose a time');
      return values.time;
    case 'place': {
      const found = await resolveAddress(values.place, order.location ?? undefined);
      if (!found) throw new FieldRejection('location', addressNotFound);
      const { unitOffice, comment, ...location } = found;
      return { location, unitOffice, comment };
    }
    case 'person':
      return { recipient: values.person };
    case 'card':
      return { card_message: values.card };
  }
}

/** Takes a change of this part back. */
export function toUndo(part: ChangePart, order: Order): Change {
  const { deliveryDay, delivery_period, location, unitOffice, comment, recipient, card_message } = order;
  return {
    time: { deliveryDay, delivery_period },
    place: { location, unitOffice, comment },
    person: { recipient },
    card: { card_message },
  }[part];
}

/** A store's address, and what the recipient has chosen, are not the buyer's to change. */
export function canChange(part: ChangePart, order: Order, nowMs: number): boolean {
  if (!order.change_until || Date.parse(order.change_until) <= nowMs) return false;
  if (part === 'place') return !order.isPickup && !order.address_later;
  return part !== 'time' || order.address_later !== 'given';
}

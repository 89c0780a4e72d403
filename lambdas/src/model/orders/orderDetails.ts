import { Place } from '@bloomkin/shared/schemas/address.ts';
import { StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { Recipient } from '@bloomkin/shared/schemas/order.ts';
import type { OrderInput } from '@bloomkin/shared/schemas/orderInput.ts';
import { Substitution } from '@bloomkin/shared/schemas/swap.ts';
import * as z from 'zod';

export const OrderDetails = z.object({
  fio: z.string(),
  email: z.string(),
  phone: z.string(),
  day: z.string().nullable(),
  period: z.object({ startTime: z.string(), stopTime: z.string() }).nullable(),
  isPickup: z.boolean(),
  pickupStoreId: StoreId.nullable(),
  place: Place.nullable(),
  unitOffice: z.string(),
  comment: z.string(),
  cardMessage: z.string(),
  recipient: Recipient.nullable(),
  /** The buyer says that the flowers are for a loss. */
  sympathy: z.boolean().optional(),
  /** Absent before it was asked: `ask`. */
  substitution: Substitution.optional(),
  /** The recipient gives the address, and `place` is a suburb. */
  addressLater: z.boolean().optional(),
});
export type OrderDetails = z.output<typeof OrderDetails>;

export const noDetails: OrderDetails = {
  fio: '',
  email: '',
  phone: '',
  day: null,
  period: null,
  isPickup: false,
  pickupStoreId: null,
  place: null,
  unitOffice: '',
  comment: '',
  cardMessage: '',
  recipient: null,
};

const orCurrent = <T>(value: T | undefined, current: T): T => (value === undefined ? current : value);

export function applyOrderInput(current: OrderDetails, input: OrderInput): OrderDetails {
  const substitution = input.substitution ?? current.substitution;
  const addressLater = input.address_later ?? current.addressLater;
  const sympathy = input.sympathy ?? current.sympathy;
  const period = input.delivery_period && {
    startTime: input.delivery_period.start_time,
    stopTime: input.delivery_period.stop_time,
  };
  return {
    fio: orCurrent(input.fio, current.fio),
    email: orCurrent(input.email, current.email),
    phone: orCurrent(input.phone, current.phone),
    day: orCurrent(input.deliveryDay, current.day),
    period: orCurrent(period, current.period),
    isPickup: orCurrent(input.isPickup, current.isPickup),
    pickupStoreId: orCurrent(input.pickupStore, current.pickupStoreId),
    place: orCurrent(input.location, current.place),
    unitOffice: orCurrent(input.unitOffice, current.unitOffice),
    comment: orCurrent(input.comment, current.comment),
    cardMessage: orCurrent(input.card_message, current.cardMessage),
    recipient: orCurrent(input.recipient, current.recipient),
    ...(substitution && { substitution }),
    ...(sympathy !== undefined && { sympathy }),
    ...(addressLater !== undefined && { addressLater }),
  };
}

import type { OrderInput } from '@bloomkin/shared/schemas/orderInput.ts';
import type { OrderDetails } from '../orders/orderItem.ts';

const given = <T>(value: T | undefined, present: T): T => (value === undefined ? present : value);

/** The details with what was filled in; a field that was not sent keeps what it had. */
export function filledIn(present: OrderDetails, input: OrderInput): OrderDetails {
  const period = input.delivery_period && {
    startTime: input.delivery_period.start_time,
    stopTime: input.delivery_period.stop_time,
  };
  return {
    fio: given(input.fio, present.fio),
    email: given(input.email, present.email),
    phone: given(input.phone, present.phone),
    day: given(input.deliveryDay, present.day),
    period: given(period, present.period),
    isPickup: given(input.isPickup, present.isPickup),
    pickupStoreId: given(input.pickupStore, present.pickupStoreId),
    place: given(input.location, present.place),
    unitOffice: given(input.unitOffice, present.unitOffice),
    comment: given(input.comment, present.comment),
    cardMessage: given(input.card_message, present.cardMessage),
    recipient: given(input.recipient, present.recipient),
  };
}

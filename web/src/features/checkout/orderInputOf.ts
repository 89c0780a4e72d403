import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import type { updateCart } from '@bloomkin/shared/routes/cart.ts';
import type { Filled } from './filled.ts';

type CartInput = NonNullable<BodyInputOf<typeof updateCart>>;

/** What is filled in as the API takes it; the address stays as it was when the flowers are picked up. */
export function orderInputOf(filled: Filled): CartInput {
  const { isPickup, place, forMe } = filled;
  const whereTo = isPickup
    ? { pickupStore: filled.pickupStore, recipient: null }
    : {
        pickupStore: null,
        location: place ? { address: place.address, lat: place.lat, lng: place.lng } : null,
        recipient: forMe ? null : { fio: filled.recipientName.trim(), phone: filled.recipientPhone.trim() },
      };
  return {
    isPickup,
    ...whereTo,
    unitOffice: filled.unitOffice,
    comment: filled.comment,
    deliveryDay: filled.day,
    delivery_period: filled.period && {
      start_time: filled.period.start_time,
      stop_time: filled.period.stop_time,
    },
    card_message: filled.cardMessage,
    fio: filled.fio.trim(),
    phone: filled.phone.trim(),
    email: filled.email.trim(),
  };
}

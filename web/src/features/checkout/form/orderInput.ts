import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import type { updateCart } from '@bloomkin/shared/routes/cart.ts';
import { toSuburbPlace } from '#features/deliveryAddress/placeQuery.ts';
import type { CheckoutValues } from './checkoutForm.ts';

type CartInput = NonNullable<BodyInputOf<typeof updateCart>>;

/** Pickups leave the address unchanged. */
export function toOrderInput(form: CheckoutValues): CartInput {
  const { isPickup, forMe, addressLater } = form;
  const place = form.place && addressLater ? toSuburbPlace(form.place) : form.place;
  const whereTo = isPickup
    ? { pickupStore: form.pickupStore, recipient: null }
    : {
        pickupStore: null,
        location: place ? { address: place.address, lat: place.lat, lng: place.lng } : null,
        recipient: forMe ? null : { fio: form.recipientName.trim(), phone: form.recipientPhone.trim() },
      };
  return {
    isPickup,
    ...whereTo,
    address_later: addressLater,
    unitOffice: addressLater ? '' : form.unitOffice,
    comment: form.comment,
    deliveryDay: form.day,
    delivery_period: form.period && {
      start_time: form.period.start_time,
      stop_time: form.period.stop_time,
    },
    card_message: form.cardMessage,
    sympathy: form.sympathy,
    substitution: form.substitution,
    fio: form.fio.trim(),
    phone: form.phone.trim(),
    email: form.email.trim(),
  };
}

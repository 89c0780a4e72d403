import type { Store } from '@bloomkin/shared/schemas/store.ts';
import type { AddressValues } from '#features/deliveryAddress/addressValues.ts';

export interface StoreValues {
  name: string;
  address: AddressValues;
  phone: string;
  pickup: boolean;
  delivers: boolean;
}

export const storeLabels = {
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  pickup: 'Pick-up',
  delivers: 'Delivers from here',
} as const;

/** The server's names → the form's. */
export const storeFieldNames = {
  'location.address': 'address',
  location: 'address',
  pickup_point: 'pickup',
  warehouse_for_delivery: 'delivers',
} as const;

export const emptyStore: StoreValues = {
  name: '',
  address: { text: '', place: null, unitOffice: '', comment: '' },
  phone: '',
  pickup: true,
  delivers: true,
};

export const readStore = ({
  name,
  location,
  phone,
  pickup_point,
  warehouse_for_delivery,
}: Store): StoreValues => ({
  name,
  address: { text: location.address, place: { ...location }, unitOffice: '', comment: '' },
  phone,
  pickup: pickup_point,
  delivers: warehouse_for_delivery,
});

/** Typed text without a chosen place is looked up by the server. */
export function writeStore({ name, address, phone, pickup, delivers }: StoreValues) {
  const { text, place } = address;
  const location =
    place?.address === text
      ? { address: place.address, lat: place.lat, lng: place.lng }
      : { address: text.trim() };
  return {
    name: name.trim(),
    location,
    phone: phone.trim(),
    pickup_point: pickup,
    warehouse_for_delivery: delivers,
  };
}

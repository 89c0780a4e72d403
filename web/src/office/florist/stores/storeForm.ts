import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import type { AddressValues } from '#features/deliveryAddress/addressValues.ts';

export interface StoreValues {
  name: string;
  address: AddressValues;
  phone: string;
  pickup: boolean;
  delivers: boolean;
  dailyCapacity: number | null;
}

export const storeLabels = {
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  pickup: 'Pick-up',
  delivers: 'Delivers from here',
  dailyCapacity: 'Orders a day, here',
} as const;

/** The server's names → the form's. */
export const storeFieldNames = {
  'location.address': 'address',
  location: 'address',
  pickup_point: 'pickup',
  warehouse_for_delivery: 'delivers',
  daily_capacity: 'dailyCapacity',
} as const;

export const emptyStore: StoreValues = {
  name: '',
  address: { text: '', place: null, unitOffice: '', comment: '' },
  phone: '',
  pickup: true,
  delivers: true,
  dailyCapacity: null,
};

export const readStore = ({
  name,
  location,
  phone,
  pickup_point,
  warehouse_for_delivery,
  daily_capacity,
}: Store): StoreValues => ({
  name,
  address: { text: location.address, place: { ...location }, unitOffice: '', comment: '' },
  phone: formatPhone(phone),
  pickup: pickup_point,
  delivers: warehouse_for_delivery,
  dailyCapacity: daily_capacity,
});

/** The server geocodes text without a selected place. */
export function writeStore({ name, address, phone, pickup, delivers, dailyCapacity }: StoreValues) {
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
    daily_capacity: dailyCapacity,
  };
}

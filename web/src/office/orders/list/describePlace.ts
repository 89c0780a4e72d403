import type { Order } from '@bloomkin/shared/schemas/order.ts';

const stateAndPostcode = /,?\s+(NSW|VIC|QLD|WA|SA|TAS|ACT|NT)(\s+\d{4})?$/i;

export interface PlaceLabel {
  /** 'Newtown', 'Newtown store' */
  suburb: string;
  /** '12 King St', 'Pick up' */
  street: string;
}

export function describePlace(order: Pick<Order, 'isPickup' | 'pickup_store_info' | 'location'>): PlaceLabel {
  if (order.isPickup) return { suburb: order.pickup_store_info?.name ?? 'Store', street: 'Pick up' };
  if (!order.location) return { suburb: 'No address', street: '' };
  const parts = order.location.address.replace(stateAndPostcode, '').split(/,\s*/);
  return { suburb: parts.at(-1) ?? '', street: parts.slice(0, -1).join(', ') };
}

import type { OrderFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import type { OrderItem } from '../orderEntity.ts';

export type NarrowedBy = Pick<OrderFilter, 'payment_status' | 'pickup'>;

export const isNarrowed = ({ payment_status, pickup }: NarrowedBy): boolean =>
  payment_status !== undefined || pickup !== undefined;

/** `{payment}_{way}`; either may be empty. */
export const toFilterKey = ({ payment_status, pickup }: NarrowedBy): string =>
  `${payment_status ?? ''}_${pickup === undefined ? '' : pickup ? 'pickup' : 'delivery'}`;

/** Every filter that an order fits: each has a list, so that a page of few orders among many is one read. */
export function listFilters({
  paymentStatus: payment_status,
  isPickup: pickup,
}: Pick<OrderItem, 'paymentStatus' | 'isPickup'>): NarrowedBy[] {
  return [{ payment_status }, { pickup }, { payment_status, pickup }];
}

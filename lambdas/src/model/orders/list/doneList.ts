import type { OrderFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import type { DoneStage, OrderItem } from '#model/orders/orderEntity.ts';

/** A list of completed or canceled orders, or of both without a stage. */
export interface DoneList extends Pick<OrderFilter, 'payment_status' | 'pickup'> {
  stage?: DoneStage | undefined;
}

/** `{payment}_{way}~{stage}~`; payment and way may be empty. */
export const toListKey = ({ payment_status, pickup, stage }: DoneList): string =>
  `${payment_status ?? ''}_${pickup === undefined ? '' : pickup ? 'pickup' : 'delivery'}~${stage ?? 'all'}~`;

/** Each filter that an order fits has a list, so that a page of few orders among many is one read. */
export function toDoneLists(
  { paymentStatus: payment_status, isPickup: pickup }: Pick<OrderItem, 'paymentStatus' | 'isPickup'>,
  stage: DoneStage,
): DoneList[] {
  const filters = [{}, { payment_status }, { pickup }, { payment_status, pickup }];
  return filters.flatMap((filter) => [filter, { ...filter, stage }]);
}

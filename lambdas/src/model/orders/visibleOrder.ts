import { AppError } from '@bloomkin/shared/errors.ts';
import { canPayOrder, canSeeOrder } from '@bloomkin/shared/rules/permissions.ts';
import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { Caller } from '#platform/http/caller.ts';
import { findOrder, type OrderItem } from './orderEntity.ts';

export type StoredOrder = Promise<OrderItem | undefined>;

export async function getVisibleOrder(caller: Caller, stored: OrderId | StoredOrder): Promise<OrderItem> {
  const order = await (typeof stored === 'string' ? findOrder(stored) : stored);
  if (!order || !canSeeOrder(caller, order)) throw new AppError('NOT_FOUND');
  return order;
}

/** Before each retry: it may have been deleted since. */
export async function rereadOrder(id: OrderId): Promise<OrderItem> {
  const order = await findOrder(id);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

/** Florists and admins see an order but do not pay for it. */
export async function getOwnOrder(caller: Caller, stored: OrderId | StoredOrder): Promise<OrderItem> {
  const order = await getVisibleOrder(caller, stored);
  if (!canPayOrder(caller, order)) throw new AppError('ACCESS.FORBIDDEN');
  return order;
}

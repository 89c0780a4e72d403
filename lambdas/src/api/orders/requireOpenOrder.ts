import { AppError } from '@bloomkin/shared/errors.ts';
import { isFinal } from '@bloomkin/shared/rules/orderStatus.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';

/** Throws for a completed or canceled order. */
export function requireOpenOrder({ status }: Pick<OrderItem, 'status'>): void {
  if (isFinal(status)) throw new AppError('ORDER.STATUS.FINAL');
}

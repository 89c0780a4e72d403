import { wasOnTime } from '@bloomkin/shared/rules/claims.ts';
import type { OrderItem } from './orderEntity.ts';

/** `now` replaces a completion that old orders did not record. */
export function wasCompletedOnTime(
  { day, period, timeZone, completedAt, updatedAt }: OrderItem,
  now = new Date(updatedAt),
): boolean {
  const completed = completedAt ? new Date(completedAt) : now;
  return (
    day !== null && wasOnTime({ completedAt: completed, day, stopTime: period?.stopTime ?? null, timeZone })
  );
}

import type { OrderItem } from '#model/orders/orderEntity.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';
import type { Movement } from './settlement.ts';
import { loadSettlement, settlementWrites } from './settlementEntity.ts';

/** For a payment that is not the order's own. Idempotent. */
export const recordMovement = (order: OrderItem, movement: Movement, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const { read, current } = await loadSettlement(order);
    const failed = await transact(settlementWrites({ read, next: current }, [movement], now));
    return failed && failed !== 'lines' ? conflict : undefined;
  });

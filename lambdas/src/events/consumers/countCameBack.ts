import { addCameBack } from '#model/carts/reminderDayEntity.ts';
import { countOnce, type ReminderItem } from '#model/carts/reminderEntity.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { transact } from '#platform/table/transact.ts';

/** Idempotent: the reminder remembers the order. A cart is reminded only before it is ordered. */
export async function countCameBack(
  { id, totalCents }: OrderItem,
  reminder: ReminderItem | undefined,
): Promise<void> {
  if (!reminder || reminder.orderId) return;
  await transact({ reminder: countOnce(reminder, id), day: addCameBack(reminder, totalCents) });
}

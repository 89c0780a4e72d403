import { addCameBack } from '#model/carts/reminderDayEntity.ts';
import { countOnce, findReminder } from '#model/carts/reminderEntity.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import type { Get } from '#platform/table/read.ts';
import { transact } from '#platform/table/transact.ts';

/** Idempotent: the reminder remembers the order. A cart is reminded only before it is ordered. */
export async function countCameBack({ id, cartHash, totalCents }: OrderItem, read?: Get): Promise<void> {
  const reminder = await findReminder(cartHash, read);
  if (!reminder || reminder.orderId) return;
  await transact({ reminder: countOnce(reminder, id), day: addCameBack(reminder, totalCents) });
}

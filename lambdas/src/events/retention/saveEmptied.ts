import { closedOrderCountWrites } from '#model/orders/list/closedOrderCountEntity.ts';
import { dueWrites } from '#model/orders/list/orderDueEntity.ts';
import { saveOrderSearch } from '#model/orders/list/orderSearchEntity.ts';
import { saveOrderWords } from '#model/orders/list/orderWordEntity.ts';
import { type OrderItem, orderEntity, removeOlderHistory, removeOrder } from '#model/orders/orderEntity.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { removeItems } from '#platform/table/batchWrite.ts';
import { queryKeys } from '#platform/table/read.ts';
import { transact } from '#platform/table/transact.ts';

/** Its search rows follow by the stream. An order that changed meanwhile waits for the next run. */
export async function saveEmptied(order: OrderItem, emptied: OrderItem, now: Date): Promise<void> {
  await removeOlderHistory(order.id);
  const pictures = (order.photos ?? []).map(({ path }) => putOutgoing({ kind: 'old_picture', path }, now));
  if (!(await saveOrder(order, emptied, pictures))) throw new Error('The order changed meanwhile');
}

/** With every row of its partition, and its lists: the stream tells nobody of a removed row. */
export async function removeOrderFully(order: OrderItem, now: Date): Promise<void> {
  const gone = { ...order, deletedAt: now.toISOString() };
  await saveOrderWords(order, gone);
  await saveOrderSearch(order, gone);
  const failed = await transact({
    order: removeOrder(order),
    due: dueWrites(order, gone),
    closedOrderCounts: closedOrderCountWrites(order, gone),
  });
  if (failed) throw new Error('The order changed meanwhile');
  await removeItems(await queryKeys(orderEntity.partition(order)));
}

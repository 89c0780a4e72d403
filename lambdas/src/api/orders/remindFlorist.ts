import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { isOpen } from '@bloomkin/shared/rules/orderStatus.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import { findOrder } from '#model/orders/orderEntity.ts';
import { recordReminder } from '#model/orders/orderLateEntity.ts';
import { getActor } from '#platform/http/actor.ts';
import type { Handler } from '#platform/http/request.ts';
import { transact } from '#platform/table/transact.ts';

/** Once for an order, as a condition of the write; the stream's consumer sends it. */
export const remindFlorist: Handler<typeof routes.remindFlorist> = async ({ params, now }) => {
  const order = await findOrder(params.id);
  if (!order) throw new AppError('NOT_FOUND');
  if (!isOpen(order.status)) throw new AppError('ORDER.STATUS.FINAL');
  const failed = await transact({
    reminder: recordReminder(order.id, getActor()?.name || 'An admin', now),
    act: recordAct({ act: 'order.reminded', object: { id: order.id, name: `#${order.number}` } }),
  });
  if (failed) throw new AppError('ORDER.REMINDED');
  return { message: 'The florist is being asked' };
};

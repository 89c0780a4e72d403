import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { canCancel } from '@bloomkin/shared/rules/orderStatus.ts';
import { canEditOrder, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/request.ts';
import { conflict, rereadOnConflict } from '../table/retry.ts';
import { recordOrderEdit } from './orderActs.ts';
import { changeOrder, type OrderChange } from './orderChange.ts';
import type { OrderItem } from './orderEntity.ts';
import { saveOrder } from './saveOrder.ts';
import { toOrder } from './toOrder.ts';
import { getVisibleOrder, rereadOrder } from './visibleOrder.ts';

function authorName(caller: Caller, canEdit: boolean): string {
  if (!canEdit) return 'Buyer';
  return isAdmin(caller) ? 'Admin' : 'Florist';
}

export const updateOrder: Handler<typeof routes.updateOrder> = async ({ params, body, caller, now }) => {
  const read = await getVisibleOrder(caller, params.id);
  const canEdit = canEditOrder(caller, read);
  const saved = await rereadOnConflict(
    read,
    () => rereadOrder(read.id),
    async (current) => {
      if (isCanceledAlready(current, body)) return current;
      if (body.version !== undefined && body.version !== current.version) throw stale(current);
      if (!canEdit) rejectBuyersChange(current, body, caller);
      const next = changeOrder(current, body, { by: authorName(caller, canEdit), now });
      if (next === current) return current;
      const act = canEdit ? recordOrderEdit(next, current) : [];
      return (await saveOrder(current, next, act)) ? next : conflict;
    },
  );
  return { data: toOrder(saved) };
};

const stale = (order: OrderItem) => new AppError('CONFLICT.VERSION', { extra: { data: toOrder(order) } });

/** A retry after a lost reply: canceling a canceled order succeeds at any version. */
function isCanceledAlready(order: OrderItem, { status, version: _, ...rest }: OrderChange): boolean {
  const onlyCancels = status === 'canceled' && Object.values(rest).every((value) => value === undefined);
  return onlyCancels && order.status === 'canceled';
}

/** Buyers may cancel their own new orders, nothing else. */
function rejectBuyersChange(order: OrderItem, change: OrderChange, caller: Caller): void {
  const { status, version: _, ...rest } = change;
  if (status !== 'canceled' || Object.values(rest).some((value) => value !== undefined))
    throw new AppError('ACCESS.FORBIDDEN');
  if (canCancel(order, caller) || order.status === 'canceled') return;
  throw new AppError('ORDER.STATUS.NOT_ALLOWED', {
    message: 'Your florist has started on this order. Please call them to change it.',
  });
}

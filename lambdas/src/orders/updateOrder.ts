import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { canCancel } from '@bloomkin/shared/rules/orderStatus.ts';
import { canEditOrder, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/request.ts';
import { givePlaceBack, movePlace } from '../stores/capacityTable.ts';
import { type TransactItem, transact } from '../table/transact.ts';
import { changeOrder, type OrderChange } from './orderChange.ts';
import type { OrderItem } from './orderItem.ts';
import { findOrder, replaceOrder } from './orderTable.ts';
import { toOrder } from './toOrder.ts';
import { getVisibleOrder } from './visibleOrder.ts';

/** As the history names who changed it. */
function nameOf(caller: Caller, mayEdit: boolean): string {
  if (!mayEdit) return 'Buyer';
  return isAdmin(caller) ? 'Admin' : 'Florist';
}

const maxTries = 5;

export const updateOrder: Handler<typeof routes.updateOrder> = async ({ params, body, caller, now }) => {
  let order = await getVisibleOrder(caller, params.id);
  const mayEdit = canEditOrder(caller, order);
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    if (isCanceledAsAsked(order, body)) return { data: toOrder(order) };
    if (body.version !== undefined && body.version !== order.version) throw stale(order);
    if (!mayEdit) checkBuyerMay(order, body, caller);
    const changed = changeOrder(order, body, { by: nameOf(caller, mayEdit), now });
    if (changed === order) return { data: toOrder(order) };
    if (!(await saved(order, changed))) {
      order = (await findOrder(order.id)) ?? order;
      continue;
    }
    return { data: toOrder(changed) };
  }
  throw stale(order);
};

const stale = (order: OrderItem) => new AppError('CONFLICT.VERSION', { extra: { data: toOrder(order) } });

/** Asked again, since the first answer was lost: canceling what is canceled already is done, whatever the version. */
function isCanceledAsAsked(order: OrderItem, { status, version: _, ...rest }: OrderChange): boolean {
  const asksOnlyThat = status === 'canceled' && Object.values(rest).every((value) => value === undefined);
  return asksOnlyThat && order.status === 'canceled';
}

/** Buyers may cancel their own order while it is new, and nothing else. */
function checkBuyerMay(order: OrderItem, change: OrderChange, caller: Caller): void {
  const { status, version: _, ...rest } = change;
  if (status !== 'canceled' || Object.values(rest).some((value) => value !== undefined))
    throw new AppError('ACCESS.FORBIDDEN');
  if (canCancel(order, caller) || order.status === 'canceled') return;
  throw new AppError('ORDER.STATUS.NOT_ALLOWED', {
    message: 'Your florist has started on this order. Please call them to change it.',
  });
}

/**
 * Writes the order, and its place in the florist's day with it. When the day's count is gone already (it is kept for two
 * months), the order alone is written: an old order can still be canceled. False when somebody was faster.
 */
async function saved(order: OrderItem, changed: OrderItem): Promise<boolean> {
  const rows = replaceOrder(changed, order.version);
  const failed = await transact([...rows, ...placeChange(order, changed)]);
  if (!failed) return true;
  if (failed.index === 0) return false;
  // Its new place was not counted either: it must not give back another order's one day.
  const uncounted = replaceOrder({ ...changed, placeTaken: null }, order.version);
  return (await transact(uncounted)) === undefined;
}

/** A canceled order gives its place back; one that is put off takes it along. */
function placeChange(order: OrderItem, changed: OrderItem): TransactItem[] {
  const [from, to] = [order.placeTaken, changed.placeTaken];
  if (!from || !to) return [];
  if (order.status !== 'canceled' && changed.status === 'canceled') return [givePlaceBack(from)];
  const stays = from.day === to.day && from.periodStart === to.periodStart;
  return stays ? [] : movePlace(from, to);
}

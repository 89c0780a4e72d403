import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { canCancel } from '@bloomkin/shared/rules/orderStatus.ts';
import { canEditOrder, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { requirePlace } from '#model/addresses/checkPlace.ts';
import type { Author } from '#model/orders/historyLine.ts';
import { fillInvoicer } from '#model/orders/invoicer.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import { getVisibleOrder, rereadOrder } from '#model/orders/visibleOrder.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { Handler } from '#platform/http/request.ts';
import { conflict, rereadOnConflict } from '#platform/table/retry.ts';
import { recordOrderEdit } from './orderActs.ts';
import { type OrderChange, refuseSecondEdit } from './orderChange.ts';
import { refuseOutside } from './refuseOutside.ts';
import { applyChange, isRepeatedEdit } from './repeatedEdit.ts';
import { settlePaidEdit } from './settlePaidEdit.ts';

export function toAuthor(caller: Caller, canEdit: boolean): Omit<Author, 'now'> {
  if (!canEdit) return { by: 'Buyer' };
  return { by: isAdmin(caller) ? 'Admin' : 'Florist', name: caller.name };
}

export const updateOrder: Handler<typeof routes.updateOrder> = async ({
  params,
  body: sent,
  caller,
  now,
}) => {
  const read = await getVisibleOrder(caller, params.id);
  const canEdit = canEditOrder(caller, read);
  const body = canEdit ? await withCheckedPlace(sent, read) : sent;
  const saved = await rereadOnConflict(
    read,
    () => rereadOrder(read.id),
    async (current) => {
      const author = { ...toAuthor(caller, canEdit), now };
      if (isCanceledAlready(current, body)) return current;
      if (canEdit && (await isRepeatedEdit(current, body, author))) return current;
      if (body.version !== undefined && body.version !== current.version) throw stale(current, canEdit);
      if (!canEdit) rejectBuyersChange(current, body, caller);
      refuseSecondEdit(current, body);
      const edited = await applyChange(current, body, author);
      if (edited === current) return current;
      if (!body.outside) await refuseOutside(current, edited, now);
      const next = await settlePaidEdit(current, edited, author);
      const act = canEdit ? recordOrderEdit(next, current) : [];
      return (await saveOrder(current, next, act)) ? next : conflict;
    },
  );
  return { data: toOrder(await fillInvoicer(saved), { named: canEdit }) };
};

/** As at checkout: the driver follows the address, the price its point. */
async function withCheckedPlace(change: OrderChange, { place }: OrderItem): Promise<OrderChange> {
  const { location } = change;
  return location ? { ...change, location: await requirePlace(location, 'location', place) } : change;
}

const stale = (order: OrderItem, named: boolean) =>
  new AppError('CONFLICT.VERSION', { extra: { data: toOrder(order, { named }) } });

/** A retry after a lost response: canceling a canceled order succeeds at any version. */
function isCanceledAlready(
  order: OrderItem,
  { status, reason: _, version: __, ...rest }: OrderChange,
): boolean {
  const onlyCancels = status === 'canceled' && Object.values(rest).every((value) => value === undefined);
  return onlyCancels && order.status === 'canceled';
}

/** Buyers may cancel their own new orders, nothing else. */
function rejectBuyersChange(order: OrderItem, change: OrderChange, caller: Caller): void {
  const { status, reason: _, version: __, ...rest } = change;
  if (status !== 'canceled' || Object.values(rest).some((value) => value !== undefined))
    throw new AppError('ACCESS.FORBIDDEN');
  if (canCancel(order, caller) || order.status === 'canceled') return;
  throw new AppError('ORDER.STATUS.NOT_ALLOWED', {
    message: 'Your florist has started on this order. Please call them to change it.',
  });
}

import { AppError } from '@bloomkin/shared/errors.ts';
import { getMessage } from '@bloomkin/shared/messages.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import { rereadOrder } from '#model/orders/visibleOrder.ts';
import { listLinesOfOrder } from '#model/payments/settlement/ledgerEntity.ts';
import { checkSettlement, findSettlement } from '#model/payments/settlement/settlementEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { conflict, rereadOnConflict } from '#platform/table/retry.ts';
import { holdsMoney, withoutOrder } from './deletion.ts';
import { recordOrderDeletion } from './orderActs.ts';

/** Keeps the row: a payment in progress finds it canceled and is refunded (docs/product-rules.md, "Deleting an order"). */
export const deleteOrder: Handler<typeof routes.deleteOrder> = async ({ params, body, now }) => {
  const reread = () => rereadOrder(params.id);
  await rereadOnConflict(await reread(), reread, async (order) => {
    const [settlement, lines] = await Promise.all([findSettlement(order.id), listLinesOfOrder(order.id)]);
    if (holdsMoney(order, settlement, lines)) throw new AppError('ORDER.HAS_MONEY');
    const others = [checkSettlement(order.id, settlement), ...recordOrderDeletion(order, body.reason ?? '')];
    return (await saveOrder(order, withoutOrder(order, now), others)) ? undefined : conflict;
  });
  return { message: getMessage('ORDER.DELETED') };
};

import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { findOrder } from '#model/orders/orderEntity.ts';
import { bloomkin } from '#model/orders/orderHold.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import { openSwap } from '#model/orders/swap.ts';
import { endSwap } from '#model/payments/swaps.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';

/** Without an answer happens what the buyer chose at checkout; late and repeated runs are harmless. */
export const expireSwap = (orderId: OrderId, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const order = await findOrder(orderId);
    const swap = order && openSwap(order);
    if (!swap || swap.answerBy > now.toISOString()) return undefined;
    const ended = endSwap(order, 'expired', { by: bloomkin, now });
    return (await saveOrder(order, { ...ended, updatedAt: now.toISOString() })) ? undefined : conflict;
  });

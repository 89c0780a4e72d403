import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { ApiError } from '#errors/apiError.ts';
import { sendOrderChange } from '#office/orders/orderCalls.ts';

/** Asks its buyer who may make it; false for an order that nobody else can take over. */
export async function moveToAnother(order: Order, reason: string): Promise<boolean> {
  try {
    await sendOrderChange(order, { status: 'canceled', move: true, reason: reason.slice(0, 200) });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ORDER.NOT_MOVABLE') return false;
    throw error;
  }
}

import type { LateBoard } from '@bloomkin/shared/schemas/late.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { ApiError } from '#errors/apiError.ts';
import { loadOrders, openStatuses, sendOrderChange } from '#office/orders/orderCalls.ts';

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

/** Those that cannot be moved stay with the florist. */
export async function moveOpenOrders(companyId: string, reason: string): Promise<string> {
  const { orders } = await loadOrders({ company_id: companyId, statuses: openStatuses });
  let moved = 0;
  for (const order of orders) if (await moveToAnother(order, reason)) moved++;
  const left = orders.length - moved;
  const stays = left > 0 && `${pluralise(left, 'order')} cannot be moved: look at each.`;
  return [`${pluralise(moved, 'buyer')} asked who may take over.`, stays].filter(Boolean).join(' ');
}

export type OpenOrders = NonNullable<LateBoard['open_orders']>;

const has = (count: number) => (count === 1 ? 'has' : 'have');

/** Describes what happens to a florist's open orders when they are moved. */
export function describeMove({ movable, refundable, staying }: OpenOrders): string {
  return [
    movable > 0 && `${movable} ${has(movable)} another florist for the day and window: each buyer chooses.`,
    refundable > 0 && `${refundable} ${has(refundable)} no other florist: the money goes back at once.`,
    staying > 0 && `${staying} cannot be moved, and ${staying === 1 ? 'stays' : 'stay'}: look at each.`,
  ]
    .filter(Boolean)
    .join(' ');
}

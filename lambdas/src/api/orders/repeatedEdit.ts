import { AppError } from '@bloomkin/shared/errors.ts';
import type { Author } from '#model/orders/historyLine.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { openProposal } from '#model/orders/proposal.ts';
import { findAddedLines } from './addedLines.ts';
import { changeOrder, type OrderChange } from './orderChange.ts';

export async function applyChange(order: OrderItem, change: OrderChange, author: Author): Promise<OrderItem> {
  const added = await findAddedLines(order, change.items);
  return changeOrder(order, change, { ...author, added });
}

/** A retry after a lost response: the order or its open proposal already has the change. */
export async function isRepeatedEdit(
  order: OrderItem,
  change: OrderChange,
  author: Author,
): Promise<boolean> {
  if (change.status || change.payment_status) return false;
  const proposal = openProposal(order);
  if (proposal) return change.items !== undefined && holds({ ...order, ...proposal.fields }, change, author);
  return change.version !== order.version && holds(order, change, author);
}

async function holds(order: OrderItem, change: OrderChange, author: Author): Promise<boolean> {
  try {
    return (await applyChange(order, change, author)) === order;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

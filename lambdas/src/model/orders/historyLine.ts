import { settleMinutes } from '@bloomkin/shared/rules/orderStatus.ts';
import type { OrderItem } from './orderEntity.ts';
import type { HistoryEntry } from './orderHistory.ts';

export interface Author {
  by: string;
  name?: string | undefined;
  now: Date;
}

export function withLine(
  order: OrderItem,
  { by, name, now }: Author,
  line: Pick<HistoryEntry, 'what' | 'from' | 'to' | 'reason'>,
): OrderItem {
  const entry: HistoryEntry = { at: now.toISOString(), by, ...(name && { name }), ...line };
  return { ...order, history: [...order.history, entry] };
}

export const findLastDispatch = ({ history }: Pick<OrderItem, 'history'>) =>
  history.findLast(({ what }) => what === 'dispatch');

export const findLastMove = ({ history }: Pick<OrderItem, 'history'>) =>
  history.findLast(({ what }) => what === 'status');

/** No undo can open it again (docs/product-rules.md, "Status"). */
export function isCompletedForGood(order: OrderItem, now: Date): boolean {
  if (order.status !== 'completed') return false;
  const { at } = findLastMove(order) ?? {};
  return !at || now.getTime() - Date.parse(at) >= settleMinutes * 60_000;
}

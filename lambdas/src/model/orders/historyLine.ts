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

import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { HistoryEntry } from '@bloomkin/lambdas/model/orders/orderHistory.ts';
import { splitHistory } from '@bloomkin/lambdas/model/orders/orderHistory.ts';
import { describe, expect, it } from 'vitest';

const line = (what: HistoryEntry['what'], at: number, text = 'text'): HistoryEntry => ({
  at: new Date(at * 1000).toISOString(),
  by: 'Florist',
  what,
  from: text,
  to: text,
});

const withHistory = (history: readonly HistoryEntry[]) => ({ history }) as OrderItem;
const comments = (count: number, text?: string) =>
  Array.from({ length: count }, (_, at) => line('comment', at, text));

describe('the history of an order', () => {
  it('loses no line when older lines move to their own rows', () => {
    const all = [line('placed', 0), ...comments(100), line('payment_status', 101), line('status', 102)];
    const { order, older } = splitHistory(withHistory(all));
    expect([...older, ...order.history].toSorted((a, b) => a.at.localeCompare(b.at))).toHaveLength(103);
    expect(order.history.length).toBeLessThanOrEqual(60);
    expect(order.hasOlderHistory).toBe(true);
  });

  it('keeps placement, status, refund and dispute in its row', () => {
    const read = (['placed', 'status', 'refund', 'dispute'] as const).map((what) => line(what, 0));
    const { order } = splitHistory(withHistory([...read, ...comments(500)]));
    expect(order.history.slice(0, 4)).toEqual(read);
  });

  it('cuts texts to 200 characters, never through a surrogate pair', () => {
    const { order } = splitHistory(withHistory(comments(1, '💐'.repeat(250))));
    const { to } = order.history[0] ?? {};
    expect([...(to ?? '')]).toHaveLength(200);
    expect(to?.isWellFormed()).toBe(true);
  });
});

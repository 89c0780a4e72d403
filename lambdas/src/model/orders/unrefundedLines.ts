import { lineKey } from '@bloomkin/shared/rules/orderLine.ts';
import type { OrderItem } from './orderEntity.ts';

/** The lines without the pieces that were refunded individually. */
export function listUnrefundedLines({ lines, refunds = [] }: OrderItem): OrderItem['lines'] {
  const refunded = new Map<string, number>();
  for (const item of refunds.flatMap(({ state, items }) => (state === 'done' ? items : [])))
    refunded.set(lineKey(item), (refunded.get(lineKey(item)) ?? 0) + item.count);
  return lines.map((line) => {
    const key = lineKey(line);
    const back = Math.min(line.count, refunded.get(key) ?? 0);
    refunded.set(key, (refunded.get(key) ?? 0) - back);
    return { ...line, count: line.count - back };
  });
}

import { isCounted } from '#model/discounts/useWrites.ts';
import { countLimited, type LimitedCount } from '#model/products/dayLimitEntity.ts';
import type { ProductItem } from '#model/products/productEntity.ts';
import type { Write } from '#platform/table/transact.ts';
import type { OrderItem } from './orderEntity.ts';
import type { OrderLine } from './storedOrder.ts';

type Counted = Pick<OrderItem, 'status' | 'lapsedPlace' | 'day' | 'lines'>;

/** Canceled, lapsed and moved orders give back what they took; `mayExceed`: a florist's change or a late payment. */
export function dayLimitWrites(
  read: Counted | undefined,
  next: Counted,
  { mayExceed }: { mayExceed: boolean },
): Write[] {
  const counts = new Map<string, LimitedCount>();
  const add = (order: Counted, sign: 1 | -1) => {
    for (const one of listLimited(order)) {
      const key = `${one.productId}#${one.since}`;
      counts.set(key, { ...one, count: (counts.get(key)?.count ?? 0) + sign * one.count });
    }
  };
  if (read) add(read, -1);
  add(next, 1);
  return [...counts.values()].filter(({ count }) => count !== 0).map((one) => countLimited(one, mayExceed));
}

function listLimited(order: Counted): LimitedCount[] {
  if (!isCounted(order)) return [];
  return order.lines.flatMap(({ productId, count, limited }) =>
    limited && limited.day === order.day ? [{ productId, count, ...limited }] : [],
  );
}

/** Remembers the limit that the line is counted in. */
export function withLimit(line: OrderLine, { dayLimit }: ProductItem, day: string | null): OrderLine {
  if (!dayLimit || dayLimit.day !== day) return line;
  return { ...line, limited: { day, since: dayLimit.since } };
}

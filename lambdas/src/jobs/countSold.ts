import type { OrderId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { OrderItem } from '../orders/orderItem.ts';
import { findOrder } from '../orders/orderTable.ts';
import { findSoldRecord, replaceSoldRecord, type SoldRecord } from './soldTable.ts';
import { wasSold } from './wasSold.ts';

const maxTries = 20;

/**
 * Makes the products' counts of what was sold agree with an order as it is now: what was counted of it before is remembered
 * with it, and only the difference is added. A change that is told of late or twice finds no difference.
 */
export async function countSold(orderId: OrderId): Promise<void> {
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const order = await findOrder(orderId);
    if (!order) return;
    const counted = await findSoldRecord(orderId);
    const next = nextRecord(counted, wasSold(order) ? order.lines : []);
    if (!next || ((await replaceSoldRecord(orderId, next, counted)) && next.isWhole)) return;
  }
  throw new Error('The order was counted by others all the time');
}

/** A transaction holds a hundred items, one of them the record. */
const atOnce = 90;

export interface SoldStep {
  counts: SoldRecord['counts'];
  /** What to add to each product's count. */
  differences: readonly (readonly [ProductId, number])[];
  /** Nothing is left to add after it. */
  isWhole: boolean;
}

function nextRecord(counted: SoldRecord, lines: OrderItem['lines']): SoldStep | undefined {
  const wanted = new Map(lines.map(({ productId, count }) => [productId, count]));
  const known = new Map(Object.entries(counted.counts) as [ProductId, number][]);
  const ids = [...new Set([...wanted.keys(), ...known.keys()])];
  const all = ids
    .map((id) => [id, (wanted.get(id) ?? 0) - (known.get(id) ?? 0)] as const)
    .filter(([, difference]) => difference !== 0);
  if (all.length === 0) return undefined;
  const differences = all.slice(0, atOnce);
  const changed = differences.map(([id, difference]) => [id, (known.get(id) ?? 0) + difference] as const);
  return {
    counts: { ...counted.counts, ...Object.fromEntries(changed) },
    differences,
    isWhole: differences.length === all.length,
  };
}

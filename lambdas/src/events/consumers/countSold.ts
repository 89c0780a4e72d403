import { isDeepStrictEqual } from 'node:util';
import { isTaken } from '@bloomkin/shared/rules/takenOrder.ts';
import { type OrderId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { findOrderEvenDeleted, type OrderItem } from '#model/orders/orderEntity.ts';
import { listUnrefundedLines } from '#model/orders/unrefundedLines.ts';
import type { Get } from '#platform/table/read.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { findSold, replaceSold, type SoldChange, type SoldItem } from './soldEntity.ts';

export const isSold = (order: OrderItem | undefined): boolean => order !== undefined && isTaken(order);

/** Also by an edit of a paid order, or a refund of pieces. */
export const isSoldChanged = (before: OrderItem | undefined, after: OrderItem): boolean =>
  !isDeepStrictEqual(countPieces(before), countPieces(after));

/** Idempotent: stores the counts per order and adds only the difference. */
export const countSold = (orderId: OrderId, read?: Get): Promise<void> =>
  retryOnConflict(async () => {
    const [order, counted] = await Promise.all([
      findOrderEvenDeleted(orderId, read),
      findSold(orderId, read),
    ]);
    if (!order) return undefined;
    const step = nextStep(counted?.counts ?? {}, countPieces(order));
    if (!step) return undefined;
    const isCounted = await replaceSold(orderId, step, counted);
    return isCounted && step.isLast ? undefined : conflict;
  });

/** A DynamoDB transaction takes 100 items. */
const maxDifferences = 90;

export function countProducts(lines: OrderItem['lines']): Map<ProductId, number> {
  const counts = new Map<ProductId, number>();
  for (const { productId, count } of lines) counts.set(productId, (counts.get(productId) ?? 0) + count);
  return counts;
}

const countPieces = (order: OrderItem | undefined) =>
  countProducts(order && isSold(order) ? listUnrefundedLines(order) : []);

interface SoldStep extends SoldChange {
  isLast: boolean;
}

function nextStep(counted: SoldItem['counts'], wanted: ReadonlyMap<ProductId, number>): SoldStep | undefined {
  const ids = new Set([...wanted.keys(), ...Object.keys(counted).map((id) => ProductId.parse(id))]);
  const all = [...ids]
    .map((id) => [id, (wanted.get(id) ?? 0) - (counted[id] ?? 0)] as const)
    .filter(([, difference]) => difference !== 0);
  if (all.length === 0) return undefined;
  const differences = all.slice(0, maxDifferences);
  const changed = differences.map(([id, difference]) => [id, (counted[id] ?? 0) + difference] as const);
  return {
    counts: { ...counted, ...Object.fromEntries(changed) },
    differences,
    isLast: differences.length === all.length,
  };
}

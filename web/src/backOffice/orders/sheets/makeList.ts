import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { isOpen } from '@bloomkin/shared/rules/orderStatus.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';

export interface MakeLine {
  id: string;
  name: string;
  sku: string;
  count: number;
  /** An extra, such as a vase: taken from the shelf. */
  addon: boolean;
}

/** Neither ready nor done. */
export const isToMake = ({ status }: Order): boolean =>
  status !== 'cart' && isOpen(status) && status !== 'ready_to_ship';

export const isToGo = ({ status }: Order): boolean => status !== 'cart' && isOpen(status);

/** Quantities by product and size, largest first; extras last. */
export function makeList(orders: readonly Order[]): MakeLine[] {
  const lines = new Map<string, MakeLine>();
  for (const { product, size, count } of orders.filter(isToMake).flatMap(({ items }) => items)) {
    const id = `${product.id} ${size?.id ?? ''}`;
    const name = lineTitle(product.name, size?.name);
    const { sku, addon } = product;
    lines.set(id, { id, name, sku, addon, count: (lines.get(id)?.count ?? 0) + count });
  }
  return [...lines.values()].toSorted(
    (a, b) => Number(a.addon) - Number(b.addon) || b.count - a.count || a.name.localeCompare(b.name),
  );
}

import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { isOpen } from '@bloomkin/shared/rules/orderStatus.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';

export interface MakeLine {
  id: string;
  name: string;
  sku: string;
  count: number;
}

/** Neither ready nor done. */
export const isToMake = ({ status }: Order): boolean =>
  status !== 'cart' && isOpen(status) && status !== 'ready_to_ship';

export const isToGo = ({ status }: Order): boolean => status !== 'cart' && isOpen(status);

/** How many of each product and size are to be made, the most first. */
export function makeList(orders: readonly Order[]): MakeLine[] {
  const lines = new Map<string, MakeLine>();
  for (const { product, size, count } of orders.filter(isToMake).flatMap(({ items }) => items)) {
    const id = `${product.id} ${size?.id ?? ''}`;
    const name = lineTitle(product.name, size?.name);
    lines.set(id, { id, name, sku: product.sku, count: (lines.get(id)?.count ?? 0) + count });
  }
  return [...lines.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { isOpen } from '@bloomkin/shared/rules/orderStatus.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { holdState } from '#features/orders/holdState.ts';

export interface MakeLine {
  id: string;
  name: string;
  sku: string;
  count: number;
  /** An extra, such as a vase: taken from the shelf. */
  addon: boolean;
}

/** Nobody makes or delivers it: canceled, not paid in time, or a cart. */
export const isLeftOut = (order: Order, now: Date): boolean =>
  order.status === 'cart' ||
  !(isOpen(order.status) || order.status === 'completed') ||
  holdState(order, now.getTime()) === 'lapsed';

export const isToGo = (order: Order, now: Date): boolean =>
  order.status !== 'completed' && !isLeftOut(order, now);

/** Neither ready nor done. */
export const isToMake = (order: Order, now: Date): boolean =>
  order.status !== 'ready_to_ship' && isToGo(order, now);

/** '2 orders are left out: canceled or not paid in time' */
export function leftOutMessage(orders: readonly Order[], now: Date): string {
  const count = orders.filter((order) => isLeftOut(order, now)).length;
  if (count === 0) return '';
  return `${pluralise(count, 'order')} ${count === 1 ? 'is' : 'are'} left out: canceled or not paid in time`;
}

/** Quantities by product and size, largest first; extras last. */
export function makeList(orders: readonly Order[], now: Date): MakeLine[] {
  const lines = new Map<string, MakeLine>();
  for (const { product, size, count } of orders
    .filter((order) => isToMake(order, now))
    .flatMap(({ items }) => items)) {
    const id = `${product.id} ${size?.id ?? ''}`;
    const name = lineTitle(product.name, size?.name);
    const { sku, addon } = product;
    lines.set(id, { id, name, sku, addon, count: (lines.get(id)?.count ?? 0) + count });
  }
  return [...lines.values()].toSorted(
    (a, b) => Number(a.addon) - Number(b.addon) || b.count - a.count || a.name.localeCompare(b.name),
  );
}

import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';

export interface Selection {
  /** As they are now, as far as known. */
  orders: readonly Order[];
  has: (id: string) => boolean;
  set: (orders: readonly Order[], chosen: boolean) => void;
  clear: () => void;
}

/** Which orders are chosen; it survives paging and filtering. `present` are the orders on the page, at their newest. */
export function useSelection(present: readonly Order[]): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Order>>(new Map());
  const newest = new Map<string, Order>(present.map((order) => [order.id, order] as const));
  return {
    orders: [...chosen.values()].map((order) => newest.get(order.id) ?? order),
    has: (id) => chosen.has(id),
    set: (orders, isChosen) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const order of orders) {
          if (isChosen) after.set(order.id, order);
          else after.delete(order.id);
        }
        return after;
      }),
    clear: () => setChosen(new Map()),
  };
}

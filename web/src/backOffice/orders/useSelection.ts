import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';

export interface Selection {
  /** As they are now, in the order of the list. */
  orders: readonly Order[];
  has: (id: string) => boolean;
  set: (orders: readonly Order[], chosen: boolean) => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * Which of the shown orders are chosen. `list` names what is shown: another filter or page begins with none, so that
 * nothing is moved that is out of sight.
 */
export function useSelection(shown: readonly Order[], list: string): Selection {
  const [chosen, setChosen] = useState({ list, ids: none });
  const ids = chosen.list === list ? chosen.ids : none;
  return {
    orders: shown.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    set: (orders, isChosen) =>
      setChosen((before) => {
        const isSame = before.list === list;
        if (!isSame && !isChosen) return before;
        const after = new Set(isSame ? before.ids : none);
        for (const { id } of orders) {
          if (isChosen) after.add(id);
          else after.delete(id);
        }
        return { list, ids: after };
      }),
    clear: () => setChosen({ list, ids: none }),
  };
}

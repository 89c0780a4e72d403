import { useState } from 'react';

interface Item {
  id: string;
}

export interface Selection<T extends Item> {
  /** The selected items that are shown, in the order of the list. */
  items: readonly T[];
  has: (id: string) => boolean;
  set: (items: readonly T[], isSelected: boolean) => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Selects among the shown items. Another `listKey` (filters, page) starts empty, so that nothing out of sight is selected. */
export function useSelection<T extends Item>(shown: readonly T[], listKey: string): Selection<T> {
  const [selected, setSelected] = useState({ listKey, ids: none });
  const ids = selected.listKey === listKey ? selected.ids : none;
  return {
    items: shown.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    set: (items, isSelected) =>
      setSelected((current) => {
        const isSameList = current.listKey === listKey;
        if (!isSameList && !isSelected) return current;
        const next = new Set(isSameList ? current.ids : none);
        for (const { id } of items) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return { listKey, ids: next };
      }),
    clear: () => setSelected({ listKey, ids: none }),
  };
}

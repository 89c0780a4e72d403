import { useState } from 'react';
import type { FlatCategory } from './categoryRows.ts';

export function useOpenBranches(all: readonly FlatCategory[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const parents = all.filter(({ category }) => category.children.length > 0).map(({ id }) => id);
  const areAllOpen = parents.length > 0 && parents.every((id) => open.has(id));
  return {
    areAllOpen,
    isOpen: (id: string) => open.has(id),
    toggle: (id: string) =>
      setOpen((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    toggleAll: () => setOpen(new Set(areAllOpen ? [] : parents)),
    /** Shows a place while a category moves over it. */
    reveal: (id: string | null) => id !== null && !open.has(id) && setOpen(new Set([...open, id])),
  };
}

export type OpenBranches = ReturnType<typeof useOpenBranches>;

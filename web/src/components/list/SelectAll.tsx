import { Checkbox } from '../form/Checkbox.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import type { Selection } from './useSelection.ts';

interface SelectAllProps<T extends { id: string }> {
  items: readonly T[];
  selection: Selection<T>;
}

/** Of a table's head: ticked, empty, or a dash when some are selected. */
export function SelectAll<T extends { id: string }>({ items, selection }: SelectAllProps<T>) {
  const selected = items.filter(({ id }) => selection.has(id)).length;
  const isAll = items.length > 0 && selected === items.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={selected > 0 && !isAll}
      onChange={(isSelected) => selection.set(items, isSelected)}
    >
      <VisuallyHidden>Select all on this page</VisuallyHidden>
    </Checkbox>
  );
}

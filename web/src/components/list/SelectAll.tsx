import { Checkbox } from '#components/form/Checkbox.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import type { Selection } from './useSelection.ts';

interface SelectAllProps<T extends { id: string }> {
  items: readonly T[];
  selection: Pick<Selection<T>, 'has' | 'set'>;
  /** Shows its words: above cards. */
  isLabelled?: boolean;
}

/** Ticked, empty, or a dash when some are selected. */
export function SelectAll<T extends { id: string }>(props: SelectAllProps<T>) {
  const { items, selection, isLabelled = false } = props;
  const label = 'Select all on this page';
  const selected = items.filter(({ id }) => selection.has(id)).length;
  const isAll = items.length > 0 && selected === items.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={selected > 0 && !isAll}
      onChange={(isSelected) => selection.set(items, isSelected)}
    >
      {isLabelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </Checkbox>
  );
}

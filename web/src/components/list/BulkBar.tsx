import type { ReactNode } from 'react';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { Icon } from '../media/Icon.tsx';
import { Menu } from '../overlay/Menu.tsx';
import { Bar } from './bulkStyles.ts';

export interface BulkAction {
  label: string;
  run: () => unknown;
  /** How many of the selected items take it; shown when not all do. */
  count?: number;
}

interface BulkBarProps {
  /** Number of selected items; the bar shows while there are some or an action runs. */
  count: number;
  /** The first is the primary action; phones put the others into a menu. */
  actions: readonly BulkAction[];
  onClear: () => void;
  /** Such as 'Mark ready: 2 of 7'; disables the buttons. */
  progress?: ReactNode;
}

const describeAction = ({ label, count }: BulkAction, selected: number) =>
  count !== undefined && count < selected ? `${label} (${count})` : label;

/** Floats over the foot of a list with selected items. */
export function BulkBar({ count, actions, onClear, progress }: BulkBarProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  if (count === 0 && !progress) return <div role="status" />;
  const isBusy = progress !== undefined;
  // Not `disabled`: that would lose the focus.
  const idle = (act: () => unknown) => () => void (isBusy || act());
  const [shown, hidden] = isPhone ? [actions.slice(0, 1), actions.slice(1)] : [actions, []];
  return (
    <Bar role="region" aria-label="Bulk actions">
      <b role="status">{progress ?? `${count} selected`}</b>
      {shown.map((action, index) => (
        <button
          key={action.label}
          type="button"
          data-main={index === 0 || undefined}
          aria-disabled={isBusy}
          onClick={idle(action.run)}
        >
          {describeAction(action, count)}
        </button>
      ))}
      {hidden.length > 0 && (
        <Menu
          label="More bulk actions"
          items={hidden.map((action) => ({
            label: describeAction(action, count),
            onSelect: idle(action.run),
          }))}
        />
      )}
      <button
        type="button"
        data-icon
        aria-label="Clear selection"
        aria-disabled={isBusy}
        onClick={idle(onClear)}
      >
        <Icon name="close" size={18} />
      </button>
    </Bar>
  );
}

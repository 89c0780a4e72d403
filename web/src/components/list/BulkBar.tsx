import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useReadOnly } from '#components/actions/readOnly.ts';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { Icon } from '#components/media/Icon.tsx';
import { Menu } from '#components/overlay/Menu.tsx';

const Bar = styled.div`
  position: fixed;
  z-index: 9;
  inset: auto 0 84px;
  display: flex;
  align-items: center;
  gap: 6px;
  width: max-content;
  max-width: calc(100% - 16px);
  margin-inline: auto;
  padding: 8px 10px 8px 20px;
  border: 1px solid transparent;
  border-radius: var(--bk-radius-xl);
  background: var(--bk-ink);
  color: var(--bk-white);
  box-shadow: var(--bk-e3);
  @media (min-width: 1024px) {
    inset: auto 0 16px var(--bk-side-menu, 0);
    max-width: calc(100% - var(--bk-side-menu, 0px) - 24px);
  }
  @media (prefers-color-scheme: dark) {
    background: var(--bk-ink-soft);
  }
  > b {
    min-width: 0;
    margin-right: 10px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  button {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 44px;
    min-height: 44px;
    padding: 8px 14px;
    border: 0;
    border-radius: var(--bk-radius-pill);
    background: transparent;
    color: var(--bk-white);
    font-weight: 600;
    &:hover {
      background: color-mix(in srgb, var(--bk-white) 12%, transparent);
    }
    &[aria-disabled='true'] {
      opacity: 0.55;
      cursor: progress;
    }
    &:focus-visible {
      outline-color: var(--bk-jacaranda-200);
      outline-offset: -3px;
    }
    &[data-main] {
      background: var(--bk-wattle-500);
      color: var(--bk-ink);
    }
    &[data-icon] {
      padding-inline: 8px;
    }
  }
  @media (min-width: 768px) {
    flex-wrap: wrap;
  }
  @media (max-width: 767px) {
    width: calc(100% - 32px);
    padding-left: 16px;
    > b {
      flex: 1;
      margin: 0;
    }
    > button:not([data-icon]) {
      flex: 0 1 auto;
    }
  }
`;

export interface BulkAction {
  label: string;
  run: () => unknown;
  /** Marks controls that change data immediately; inactive on read-only pages. */
  changes?: boolean;
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
  const readOnly = useReadOnly();
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
          {...(action.changes && readOnly)}
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
            changes: action.changes ?? false,
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

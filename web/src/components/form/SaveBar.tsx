import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useUnsavedChanges } from './unsavedChanges.ts';

const Bar = styled.div`
  position: fixed;
  z-index: 11;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 68px;
  padding: 10px 12px max(10px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--bk-border-subtle);
  background: var(--bk-bg-surface);
  box-shadow: 0 -6px 20px -12px color-mix(in srgb, var(--bk-ink) 24%, transparent);
  > p {
    flex: 1;
    min-width: 0;
    line-height: 1.35;
  }
  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  @media (max-width: 479px) {
    b {
      white-space: normal;
    }
    [data-brief] {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    padding-inline: 32px;
    left: var(--bk-side-menu, 0);
  }
`;

/** Lets the page's end scroll out from under the bar. */
const Room = styled.div`
  height: 68px;
`;

interface SaveBarProps {
  /** Names the unsaved change, such as 'Grand’s price'. */
  changes: readonly string[];
  /** Replaces the number of changes. */
  title?: string | undefined;
  onDiscard: () => void;
  busy: boolean;
  saveLabel?: string;
  /** Leaves out Discard on phones, where a long label needs its room. */
  isBrief?: boolean;
  /** Id of the form to submit, when the bar is outside of it. */
  form?: string;
}

const countChanges = (count: number) => `${pluralise(count, 'change')} not saved`;

/** Sticks to the bottom while a form has changes; asks before the page is left. */
export function SaveBar(props: SaveBarProps) {
  const { changes, title, onDiscard, busy, saveLabel = 'Save' } = props;
  useUnsavedChanges(changes.length > 0);
  if (changes.length === 0) return <div role="status" />;
  return (
    <>
      <Room />
      <Bar role="region" aria-label="Changes not saved" data-foot="save">
        <p role="status">
          <b>{title ?? countChanges(changes.length)}</b>
          <small>{changes.join(', ')}</small>
        </p>
        <Button
          aria-disabled={busy}
          data-brief={props.isBrief || undefined}
          onClick={() => busy || onDiscard()}
        >
          Discard
        </Button>
        <SubmitButton large={false} busy={busy} busyLabel="Saving …" form={props.form}>
          {saveLabel}
        </SubmitButton>
      </Bar>
    </>
  );
}

import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';

interface QuantityInputProps {
  count: number;
  /** Names the counted thing, such as a product. */
  label: string;
  onChange: (count: number) => void;
  max?: number;
  large?: boolean;
  /** Ignores clicks while a change is saved; the buttons stay focusable. */
  busy?: boolean;
}

const Group = styled.div<{ $large: boolean }>`
  display: inline-flex;
  align-items: center;
  width: max-content;
  border: 1px solid var(--bk-border-default);
  border-radius: var(--bk-radius-pill);
  background: var(--bk-bg-surface);
  button {
    display: grid;
    place-items: center;
    width: ${({ $large }) => ($large ? 50 : 44)}px;
    height: ${({ $large }) => ($large ? 50 : 44)}px;
    border-radius: 50%;
    &:hover {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
    }
    &[aria-disabled='true'] {
      opacity: 0.5;
      cursor: default;
    }
  }
  input {
    width: 36px;
    height: 44px;
    padding: 0;
    border: 0;
    background: transparent;
    text-align: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-decoration: underline dotted;
    text-underline-offset: 5px;
  }
`;

/** What is typed counts when the field is left, or by Enter; an empty field keeps the count. */
function useTypedCount(count: number, max: number, change: (next: number) => void) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    setTyped(undefined);
    const next = typed ? Math.min(Number(typed), max) : count;
    if (next !== count) change(next);
  };
  return {
    value: typed ?? String(count),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped(target.value.replace(/\D/g, '').slice(0, 4)),
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // It would submit the form around it.
      event.preventDefault();
      commit();
    },
  };
}

/** Calls `onChange` with 0 to remove. */
export function QuantityInput({
  count,
  label,
  onChange,
  max = 999,
  large = false,
  busy = false,
}: QuantityInputProps) {
  const isFull = count >= max;
  const change = (next: number) => !busy && next <= max && onChange(next);
  const typed = useTypedCount(count, max, change);
  return (
    <Group $large={large} role="group" aria-label={`Quantity of ${label}`} aria-busy={busy}>
      <button type="button" aria-label="One fewer" aria-disabled={busy} onClick={() => change(count - 1)}>
        <Icon name="minus" size={18} />
      </button>
      <input {...typed} inputMode="numeric" autoComplete="off" aria-label="How many" readOnly={busy} />
      <VisuallyHidden as="output">{count}</VisuallyHidden>
      <button
        type="button"
        aria-label="One more"
        aria-disabled={busy || isFull}
        onClick={() => change(count + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </Group>
  );
}

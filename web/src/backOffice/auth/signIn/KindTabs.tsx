import { type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import type { AccountKind } from '#features/signIn/account.ts';

const List = styled.div`
  display: flex;
  margin-bottom: 16px;
  border-bottom: 1px solid var(--bk-border-default);
  button {
    min-height: 44px;
    padding: 0 18px;
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    font-weight: 600;
    color: var(--bk-text-secondary);
    &[aria-selected='true'] {
      border-color: var(--bk-bg-brand);
      color: var(--bk-text-brand);
    }
    &:disabled {
      opacity: 0.5;
      cursor: not-allowed;
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;

const kinds: readonly (readonly [AccountKind, string])[] = [
  ['phone', 'Phone'],
  ['email', 'E-mail'],
];

interface KindTabsProps {
  /** The panel is `{id}-panel`; the tabs are `{id}-phone` and `{id}-email`. */
  id: string;
  kind: AccountKind;
  closed: Readonly<Record<AccountKind, boolean>>;
  /** Element that explains the closed tab. */
  reasonId: string;
  onChange: (kind: AccountKind) => void;
}

/** ARIA tabs pattern. */
export function KindTabs({ id, kind, closed, reasonId, onChange }: KindTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const next = kind === 'phone' ? 'email' : 'phone';
    if (!['ArrowLeft', 'ArrowRight'].includes(key) || closed[next]) return;
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-kind=${next}]`)?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label="How you sign in" onKeyDown={onKeyDown}>
      {kinds.map(([name, title]) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          data-kind={name}
          aria-selected={kind === name}
          aria-controls={kind === name ? `${id}-panel` : undefined}
          tabIndex={kind === name ? 0 : -1}
          disabled={closed[name]}
          aria-describedby={closed[name] ? reasonId : undefined}
          onClick={() => onChange(name)}
        >
          {title}
        </button>
      ))}
    </List>
  );
}

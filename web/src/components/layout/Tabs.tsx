import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';

const List = styled.div`
  display: flex;
  gap: 4px;
  margin-bottom: 20px;
  border-bottom: 1px solid var(--bk-border-default);
  overflow-x: auto;
  button {
    flex: none;
    min-height: 46px;
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
    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;

interface TabsProps {
  label: string;
  tabs: readonly { title: string; content: ReactNode }[];
}

/** Light tabs for the storefront (ARIA tabs pattern, arrow keys move); the back office has `ui/Tabs`. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = (chosen + step + tabs.length) % tabs.length;
    setChosen(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {title}
          </button>
        ))}
      </List>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${chosen}`}>
        {tabs[chosen]?.content}
      </div>
    </>
  );
}

import { type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { useStore } from '#storage/createStore.ts';
import { persist } from '#storage/persist.ts';
import { flag } from '#storage/shapes.ts';

const stored = persist('officeShortcuts', flag);
if (stored.read() !== undefined) stored.write(stored.read() ?? true);

const keys: readonly (readonly [key: string, what: string])[] = [
  ['/', 'Search'],
  ['j', 'Next order'],
  ['k', 'Previous order'],
  ['Enter', 'Open the order'],
  ['x', 'Select the order'],
  ['Esc', 'Select none'],
  ['?', 'This help'],
];

const List = styled.dl`
  display: grid;
  grid-template-columns: 80px 1fr;
  gap: 10px 16px;
  align-items: center;
  margin-bottom: 16px;
  kbd {
    padding: 3px 9px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-s);
    font: 600 0.875rem var(--bk-text);
  }
`;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea, dialog *');

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-order-link]')];
const presentIndex = (all: readonly HTMLAnchorElement[]) => {
  const row = document.activeElement?.closest('tr, li');
  return row ? all.findIndex((link) => row.contains(link)) : -1;
};

function step(by: 1 | -1): void {
  const all = links();
  const current = presentIndex(all);
  const next = current < 0 ? 0 : Math.min(all.length - 1, Math.max(0, current + by));
  all[next]?.focus();
  all[next]?.scrollIntoView({ block: 'nearest' });
}

function toggleChoice(): void {
  document.activeElement?.closest('tr, li')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}

interface ShortcutsProps {
  searchBox: RefObject<HTMLInputElement | null>;
  /** Escape without an open overlay; works with shortcuts turned off. */
  onEscape: () => void;
}

/** Single-key shortcuts can be turned off (WCAG 2.1.4). */
export function Shortcuts({ searchBox, onEscape }: ShortcutsProps) {
  const [isOpen, setOpen] = useState(false);
  const areOn = useStore(stored) ?? true;
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      '?': () => setOpen(true),
      Escape: onEscape,
      ...(areOn && {
        '/': () => searchBox.current?.focus(),
        j: () => step(1),
        k: () => step(-1),
        x: toggleChoice,
      }),
    };
    const onKey = (event: KeyboardEvent) => {
      const act = acts[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [areOn, searchBox, onEscape]);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="Keys" size="md">
      <List>
        {keys.map(([key, what]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </List>
      <Checkbox checked={areOn} onChange={(on) => stored.write(on)}>
        Use these keys
      </Checkbox>
    </Dialog>
  );
}

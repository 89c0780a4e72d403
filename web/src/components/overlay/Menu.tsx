import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useReadOnly } from '#components/actions/readOnly.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { IconShape } from '#components/media/IconShape.tsx';
import { officeIconPaths } from '#components/media/officeIconPaths.ts';

const MenuBox = styled.div`
  position: fixed;
  inset: auto;
  width: max-content;
  min-width: 190px;
  max-width: min(300px, calc(100vw - 16px));
  margin: 0;
  padding: 8px;
  border: 1px solid var(--bk-border-default);
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-surface);
  color: var(--bk-text-primary);
  box-shadow: var(--bk-e3);
  && > a,
  && > button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: var(--bk-radius-s);
    font-size: 0.9375rem;
    font-weight: 500;
    text-align: left;
    &:hover,
    &:focus-visible {
      background: var(--bk-bg-neutralSoft);
    }
    &[data-danger='true'] {
      color: var(--bk-text-danger);
    }
    &[aria-disabled='true'] {
      opacity: 0.55;
      cursor: not-allowed;
    }
  }
`;

export const Opener = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  &:hover {
    background: var(--bk-bg-neutralSoft);
  }
`;

export type MenuItem = {
  label: string;
  danger?: boolean;
} & (
  | {
      onSelect: () => unknown;
      /** Marks items that change data immediately; inactive on read-only pages. */
      changes?: boolean;
    }
  /** A page of this app. */
  | { to: string }
  /** Another address, such as `tel:`. */
  | { href: string }
);

interface MenuProps {
  /** Names the button, such as 'More actions for Jacaranda Dusk'. */
  label: string;
  items: readonly MenuItem[];
  /** Three dots by default. */
  children?: ReactNode;
  className?: string;
}

const gap = 4;

/** A button with a native popover of actions: Escape and outside clicks close it, arrow keys move in it. */
export function Menu({ label, items, children, className }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const placed = usePlacement(isOpen, opener, box);
  const select = (act: () => unknown) => {
    box.current?.hidePopover();
    opener.current?.focus();
    act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape closes the menu and nothing else.
    if (isOpen && event.key === 'Escape') event.stopPropagation();
    if (isOpen && moveFocus(event.key, box.current)) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the menu inside
    <div className={className} onKeyDown={onKeyDown}>
      <Opener ref={opener} type="button" aria-haspopup="menu" popoverTarget={id}>
        {children ?? <IconShape path={officeIconPaths.dots} size={20} strokeWidth={3} />}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Opener>
      <MenuBox
        ref={box}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        style={placed}
        onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
      >
        {isOpen && items.map((item) => <Item key={item.label} item={item} onSelect={select} />)}
      </MenuBox>
    </div>
  );
}

function Item({ item, onSelect }: { item: MenuItem; onSelect: (act: () => unknown) => void }) {
  const readOnly = useReadOnly();
  const common = { role: 'menuitem', tabIndex: -1, 'data-danger': item.danger };
  if ('to' in item)
    return (
      <Link to={item.to} {...common}>
        {item.label}
      </Link>
    );
  if ('href' in item)
    return (
      <a href={item.href} {...common}>
        {item.label}
      </a>
    );
  return (
    <button type="button" onClick={() => onSelect(item.onSelect)} {...common} {...(item.changes && readOnly)}>
      {item.label}
    </button>
  );
}

const steps: Readonly<Record<string, (current: number, count: number) => number>> = {
  ArrowDown: (current, count) => (current + 1) % count,
  ArrowUp: (current, count) => (current - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(key: string, box: HTMLElement | null): boolean {
  const items = [...(box?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const step = steps[key];
  if (!step || items.length === 0) return false;
  const { activeElement } = document;
  const current = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1;
  items[step(current, items.length)]?.focus();
  return true;
}

/** Below the button, or above it where the window ends; the first action gets the focus. */
function usePlacement(
  isOpen: boolean,
  opener: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
) {
  const [placed, setPlaced] = useState({ left: 0, top: 0 });
  useEffect(() => {
    if (!isOpen || !opener.current || !box.current) return;
    const { right, top, bottom } = opener.current.getBoundingClientRect();
    const { width, height } = box.current.getBoundingClientRect();
    const fitsBelow = bottom + gap + height <= innerHeight;
    setPlaced({
      left: Math.max(8, right - width),
      top: fitsBelow ? bottom + gap : Math.max(8, top - gap - height),
    });
    box.current.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [isOpen, opener, box]);
  return placed;
}

import { type KeyboardEvent, type ReactNode, useState } from 'react';

export interface ComboboxOption {
  id: string;
  content: ReactNode;
  onChoose: () => void;
}

/** Keyboard behaviour of the ARIA combobox: arrows move, Enter chooses, Escape closes. */
export function useListbox(options: readonly ComboboxOption[], onEnter: (() => void) | undefined) {
  const [isOpen, setOpen] = useState(false);
  /** -1: no option. */
  const [active, setActive] = useState(-1);
  const shown = isOpen && options.length > 0;
  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption) => {
    close();
    option.onChoose();
  };
  const move = (step: number) => {
    const count = options.length + 1;
    setOpen(true);
    setActive((at) => ((at + 1 + step + count) % count) - 1);
  };
  const enter = () => {
    const picked = shown ? options[active] : undefined;
    if (picked) return choose(picked);
    close();
    onEnter?.();
  };
  const findAction = (key: string): (() => void) | false | undefined => {
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    if (key === 'Enter') return ((shown && active >= 0) || onEnter !== undefined) && enter;
    return key === 'Escape' && shown && close;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = findAction(event.key);
    if (!action) return;
    event.preventDefault();
    // Escape must not close a surrounding dialog as well.
    event.stopPropagation();
    action();
  };
  return { shown, active, open, close, choose, onKeyDown };
}

import { type KeyboardEvent, type ReactNode, useState } from 'react';

export interface ComboboxOption {
  id: string;
  content: ReactNode;
  onChoose: () => void;
}

/** Which suggestion is picked, whether they show, and what the keys do: arrows move, Enter chooses, Escape closes. */
export function useListbox(options: readonly ComboboxOption[], onEnter: (() => void) | undefined) {
  const [isOpen, setOpen] = useState(false);
  /** -1: the field itself. */
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
    const places = options.length + 1;
    setOpen(true);
    setActive((at) => ((at + 1 + step + places) % places) - 1);
  };
  const enter = () => {
    const picked = shown ? options[active] : undefined;
    if (picked) return choose(picked);
    close();
    onEnter?.();
  };
  const actionOf = (key: string): (() => void) | false | undefined => {
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    if (key === 'Enter') return ((shown && active >= 0) || onEnter !== undefined) && enter;
    return key === 'Escape' && shown && close;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    // A dialog around the field stays open when Escape closes the suggestions.
    event.stopPropagation();
    act();
  };
  return { shown, active, open, close, choose, onKeyDown };
}

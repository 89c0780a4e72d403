import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';

export interface ComboboxOption {
  id: string;
  content: ReactNode;
  onChoose: () => void;
}

interface ComboboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  /** What the field is for. */
  label: string;
  value: string;
  onValue: (value: string) => void;
  options: readonly ComboboxOption[];
  /** What Enter does while no option is picked. */
  onEnter?: () => void;
}

const Box = styled.div`
  position: relative;
  width: 100%;
`;
const List = styled.div`
  position: absolute;
  z-index: 20;
  inset: calc(100% + 8px) 0 auto;
  max-height: min(60dvh, 480px);
  overflow: auto;
  padding: 8px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: 20px;
  background: var(--bk-bg-surface);
  box-shadow: var(--bk-e3);
  > div {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    padding: 6px 12px;
    border-radius: 14px;
    cursor: pointer;
    &[aria-selected='true'],
    &:hover {
      background: var(--bk-bg-brandSoft);
    }
  }
`;

/** A text field with suggestions: arrows move, Enter chooses, Escape closes (ARIA combobox pattern with a listbox). */
export function Combobox({ label, value, onValue, options, onEnter, ...input }: ComboboxProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isOpen && options.length > 0;
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
  const onKeyDown = (event: KeyboardEvent) => {
    const picked = shown ? options[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && (picked || onEnter)) {
      event.preventDefault();
      if (picked) return choose(picked);
      close();
      onEnter?.();
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <Box>
      <input
        type="search"
        autoComplete="off"
        {...input}
        role="combobox"
        aria-label={label}
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onValue(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {shown && (
        <List id={listId} role="listbox" aria-label={label}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which keeps the focus
            <div
              key={option.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.content}
            </div>
          ))}
        </List>
      )}
    </Box>
  );
}

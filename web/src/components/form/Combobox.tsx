import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { type ComboboxOption, useListbox } from './useListbox.ts';

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  options: readonly ComboboxOption[];
  /** Stands above the options, which cover what is below the field; the form also says it in a status. */
  note?: string | undefined;
  /** Enter without a selected option. */
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
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-surface);
  box-shadow: var(--bk-e3);
  > p {
    padding: 4px 12px 8px;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  > div {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    padding: 6px 12px;
    border-radius: var(--bk-radius-m);
    cursor: pointer;
    &[aria-selected='true'],
    &:hover {
      background: var(--bk-bg-brandSoft);
    }
  }
`;

/** A text field with suggestions (ARIA combobox pattern with a listbox). */
export function Combobox({ label, value, onValue, options, note, onEnter, ...input }: ComboboxProps) {
  const listId = useId();
  const { shown, active, open, close, choose, onKeyDown } = useListbox(options, onEnter);
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
          open();
        }}
        onFocus={open}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {shown && <Suggestions id={listId} {...{ label, options, note, active }} onChoose={choose} />}
    </Box>
  );
}

interface SuggestionsProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  note: string | undefined;
  active: number;
  onChoose: (option: ComboboxOption) => void;
}

const Suggestions = ({ id, label, options, note, active, onChoose }: SuggestionsProps) => (
  <List id={id} role="listbox" aria-label={label}>
    {note && <p aria-hidden="true">{note}</p>}
    {options.map((option, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which keeps the focus
      <div
        key={option.id}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(option)}
      >
        {option.content}
      </div>
    ))}
  </List>
);

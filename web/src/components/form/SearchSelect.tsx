import { type RefCallback, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Icon } from '../media/Icon.tsx';
import { Box, Choices, Nothing } from './searchSelectStyles.ts';
import { useBelow } from './useBelow.ts';
import { useListbox } from './useListbox.ts';

export interface SearchChoice {
  id: string;
  label: string;
  /** Such as 'Not selling'. */
  detail?: string | undefined;
}

interface SearchSelectProps {
  label: string;
  /** Label of the selected option; empty for none. */
  selected: string;
  /** The empty choice, such as 'All florists'. */
  placeholder: string;
  /** Whether the empty choice can be chosen again. */
  canClear?: boolean;
  /** Matches of the search; undefined while loading. */
  choices: readonly SearchChoice[] | undefined;
  /** The search, empty for the first choices; undefined when the list closes. */
  onSearch: (text: string | undefined) => void;
  /** An empty id clears. */
  onChoose: (id: string) => void;
  ref?: RefCallback<HTMLInputElement>;
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string | undefined;
  'data-on'?: '' | undefined;
}

/** A select over a list too long to load whole: found by typing (ARIA combobox pattern with a listbox). */
export function SearchSelect(props: SearchSelectProps) {
  const {
    label,
    selected,
    placeholder,
    canClear = false,
    choices,
    onSearch,
    onChoose,
    ref,
    ...input
  } = props;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<string>();
  const choose = (id: string) => {
    setText(undefined);
    onSearch(undefined);
    onChoose(id);
  };
  const search = (next: string) => {
    setText(next);
    onSearch(next.trim());
  };
  const clearing = canClear && selected !== '' && !text?.trim() ? [{ id: '', label: placeholder }] : [];
  const offered: readonly SearchChoice[] = [...clearing, ...(choices ?? [])];
  const options = offered.map(({ id, label: content }) => ({ id, content, onChoose: () => choose(id) }));
  const { shown, active, open, close, choose: pick, onKeyDown } = useListbox(options, undefined);
  const isNothing = Boolean(text?.trim()) && choices?.length === 0;
  const place = useBelow(field, box, shown ? 'choices' : isNothing ? 'nothing' : undefined);
  const begin = () => {
    open();
    onSearch(text?.trim() ?? '');
  };
  return (
    <Box>
      <input
        {...input}
        ref={(element) => {
          field.current = element;
          ref?.(element);
        }}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={label}
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={selected || placeholder}
        maxLength={100}
        value={text ?? selected}
        onChange={({ target }) => {
          open();
          search(target.value);
        }}
        onFocus={({ target }) => {
          target.select();
          begin();
        }}
        onClick={begin}
        onBlur={() => {
          close();
          setText(undefined);
          onSearch(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key.startsWith('Arrow') && !shown) onSearch(text?.trim() ?? '');
          onKeyDown(event);
        }}
      />
      <Icon name="down" size={18} />
      {shown && (
        <Choices ref={box} popover="manual" id={listId} role="listbox" aria-label={label} style={place}>
          {offered.map(({ id, label: name, detail }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which keeps the focus
            <div
              key={id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => options[index] && pick(options[index])}
            >
              <span>{name}</span>
              {detail && <small>{detail}</small>}
            </div>
          ))}
        </Choices>
      )}
      {isNothing && !shown && (
        <Nothing ref={box} popover="manual" style={place}>
          Nothing is called “{text?.trim()}”.
        </Nothing>
      )}
      <VisuallyHidden role="status">{isNothing && `Nothing is called “${text?.trim()}”.`}</VisuallyHidden>
    </Box>
  );
}

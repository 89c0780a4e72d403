import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefCallback,
  useId,
  useRef,
  useState,
} from 'react';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { useBelow } from './useBelow.ts';
import { useListbox } from './useListbox.ts';

const Box = styled.div`
  position: relative;
  min-width: 0;
  && input {
    width: 100%;
    padding-right: 40px;
    text-overflow: ellipsis;
  }
  > svg {
    position: absolute;
    inset: 50% 14px auto auto;
    translate: 0 -50%;
    pointer-events: none;
  }
`;

const floating = css`
  position: fixed;
  inset: auto;
  margin: 0;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-surface);
  color: var(--bk-text-primary);
  box-shadow: var(--bk-e3);
`;

const Choices = styled.div`
  ${floating}
  overflow: auto;
  padding: 8px;
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: var(--bk-radius-m);
    cursor: pointer;
    &[aria-selected='true'],
    &:hover {
      background: var(--bk-bg-brandSoft);
    }
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    flex: none;
    color: var(--bk-text-secondary);
  }
`;

const Nothing = styled.div`
  ${floating}
  padding: 14px 20px;
  color: var(--bk-text-secondary);
  font-size: 0.9375rem;
`;

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
  const { label, selected, placeholder, canClear, choices, onSearch, onChoose, ref, ...input } = props;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { text, offered, shown, active, pick, handlers } = useChoiceSearch(props);
  const isNothing = Boolean(text?.trim()) && choices?.length === 0;
  const place = useBelow(field, box, shown ? 'choices' : isNothing ? 'nothing' : undefined);
  return (
    <Box>
      <input
        {...input}
        {...handlers}
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
      />
      <Icon name="down" size={18} />
      {shown && (
        <Choices ref={box} popover="manual" id={listId} role="listbox" aria-label={label} style={place}>
          <Options listId={listId} choices={offered} active={active} onPick={pick} />
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

/** The typed text, undefined while the list is closed, and the choices that it finds. */
function useChoiceSearch(props: SearchSelectProps) {
  const { selected, placeholder, canClear = false, choices, onSearch, onChoose } = props;
  const [text, setText] = useState<string>();
  const typed = text?.trim() ?? '';
  const end = () => {
    setText(undefined);
    onSearch(undefined);
  };
  const choose = (id: string) => {
    end();
    onChoose(id);
  };
  const clearing = canClear && selected !== '' && typed === '' ? [{ id: '', label: placeholder }] : [];
  const offered: readonly SearchChoice[] = [...clearing, ...(choices ?? [])];
  const options = offered.map(({ id, label: content }) => ({ id, content, onChoose: () => choose(id) }));
  const { shown, active, open, close, choose: pick, onKeyDown } = useListbox(options, undefined);
  const begin = () => {
    open();
    onSearch(typed);
  };
  const handlers = {
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      open();
      setText(target.value);
      onSearch(target.value.trim());
    },
    onFocus({ target }: FocusEvent<HTMLInputElement>) {
      target.select();
      begin();
    },
    onClick: begin,
    onBlur() {
      close();
      end();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key.startsWith('Arrow') && !shown) onSearch(typed);
      onKeyDown(event);
    },
  };
  return { text, offered, shown, active, handlers, pick: (at: number) => options[at] && pick(options[at]) };
}

interface OptionsProps {
  listId: string;
  choices: readonly SearchChoice[];
  active: number;
  onPick: (index: number) => void;
}

const Options = ({ listId, choices, active, onPick }: OptionsProps) =>
  choices.map(({ id, label: name, detail }, index) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which keeps the focus
    <div
      key={id}
      id={`${listId}-${index}`}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(index)}
    >
      <span>{name}</span>
      {detail && <small>{detail}</small>}
    </div>
  ));

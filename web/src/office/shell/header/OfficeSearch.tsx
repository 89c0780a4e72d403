import { shortestSearch } from '@bloomkin/shared/rules/search.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { palette } from '#components/overlay/paletteStyles.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { SearchRow } from './SearchRow.tsx';
import { describeSearch, searchHint } from './searchScope.ts';
import { type Hit, useSearchResults } from './useSearchResults.ts';

const Palette = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  max-height: inherit;
  > p {
    padding: 0 20px;
    color: var(--bk-text-secondary);
    &:not(:empty) {
      padding-block: 12px;
    }
  }
  @media (max-width: 767px) {
    kbd {
      display: none;
    }
  }
`;

const Field = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 8px 12px 8px 20px;
  border-bottom: 1px solid var(--bk-border-default);
  input {
    flex: 1;
    min-width: 0;
    min-height: 48px;
    border: 0;
    outline: 0;
    background: none;
    font-size: 1.125rem;
    &::placeholder {
      color: var(--bk-text-tertiary);
    }
  }
  button {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    border-radius: var(--bk-radius-m);
  }
  @media (min-width: 768px) {
    button svg {
      display: none;
    }
  }
`;

const Results = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  &:not(:empty) {
    padding: 8px 0;
  }
  p {
    padding: 10px 20px 6px;
    color: var(--bk-text-secondary);
    font: 600 0.8125rem/1.4 var(--bk-text);
  }
`;

const Foot = styled.div`
  display: flex;
  gap: 18px;
  padding: 10px 20px;
  border-top: 1px solid var(--bk-border-subtle);
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
  > :last-child {
    margin-left: auto;
  }
  @media (max-width: 767px) {
    > :not(:last-child) {
      display: none;
    }
  }
`;

interface OfficeSearchProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Below its field on wide screens, full screen on phones. */
export function OfficeSearch({ user, open, onClose }: OfficeSearchProps) {
  const navigate = useNavigate();
  const go = (link: string) => {
    onClose();
    navigate(link);
  };
  return (
    <Dialog open={open} onClose={onClose} title="Search" placement={palette}>
      <SearchPanel user={user} onGo={go} onClose={onClose} />
    </Dialog>
  );
}

interface SearchPanelProps extends Omit<OfficeSearchProps, 'open'> {
  onGo: (link: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function SearchPanel({ user, onGo, onClose }: SearchPanelProps) {
  const id = useId();
  const [text, setText] = useState('');
  const { groups, state } = useSearchResults(text, user);
  const hits = groups.flatMap((group) => group.hits);
  const toOptionId = (key: string) => `${id}-${key}`;
  const { chosen, setActive, onKeyDown } = useChosenHit(hits, { toOptionId, onGo });
  return (
    <Palette>
      <Field>
        <OfficeIcon name="search" size={22} />
        <input
          data-autofocus=""
          role="combobox"
          aria-label={describeSearch(user)}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && toOptionId(chosen.key)}
          autoComplete="off"
          maxLength={100}
          placeholder={describeSearch(user)}
          value={text}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
          }}
        />
        <CloseButton onClose={onClose} />
      </Field>
      <Results id={`${id}-list`} role="listbox" aria-label="Results">
        {groups.map(({ title, hits: some }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={title} role="group" aria-label={title}>
            <p>{title}</p>
            {some.map((hit) => (
              <SearchRow
                key={hit.key}
                id={toOptionId(hit.key)}
                hit={hit}
                text={text}
                isChosen={hit === chosen}
                onHover={() => setActive(hits.indexOf(hit))}
                onGo={() => onGo(hit.link)}
              />
            ))}
          </div>
        ))}
      </Results>
      <p role="status">{describeState(state, text, searchHint(user))}</p>
      <KeyHints />
    </Palette>
  );
}

interface ChosenHitOptions {
  toOptionId: (key: string) => string;
  onGo: (link: string) => void;
}

/** The arrow keys choose a hit, Enter opens it: here, or with Ctrl in a new tab. */
function useChosenHit(hits: readonly Hit[], { toOptionId, onGo }: ChosenHitOptions) {
  const [active, setActive] = useState(0);
  const chosen = hits[Math.min(active, hits.length - 1)];
  const move = (by: number) => {
    const next = (Math.min(active, hits.length - 1) + by + hits.length) % Math.max(hits.length, 1);
    setActive(next);
    const hit = hits[next];
    if (hit) document.getElementById(toOptionId(hit.key))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = steps[event.key];
    if (by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (by !== undefined) move(by);
    else if (chosen && (event.ctrlKey || event.metaKey)) window.open(chosen.link, '_blank', 'noopener');
    else if (chosen) onGo(chosen.link);
  };
  return { chosen, setActive, onKeyDown };
}

const CloseButton = ({ onClose }: Pick<OfficeSearchProps, 'onClose'>) => (
  <button type="button" onClick={onClose}>
    <VisuallyHidden>Close the search</VisuallyHidden> <kbd>Esc</kbd>
    <OfficeIcon name="close" size={20} />
  </button>
);

const KeyHints = () => (
  <Foot>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> move
    </span>
    <span>
      <kbd>Enter</kbd> open
    </span>
    <span>
      <kbd>Ctrl Enter</kbd> new tab
    </span>
    <span>Only what you may see</span>
  </Foot>
);

function describeState(
  state: 'idle' | 'loading' | 'failed' | 'empty' | 'found',
  text: string,
  hint: string,
): string {
  if (text.trim() !== '' && text.trim().length < shortestSearch) return 'Type one letter more.';
  if (state === 'loading') return 'Searching …';
  if (state === 'failed') return 'We could not search just now. Type on to try again.';
  return state === 'empty' ? `Nothing found for “${text.trim()}”. ${hint}` : '';
}
